import type { Suggestion } from '@rendezvous/contract';
import type { Member } from './a-member.ts';

/** Has an evening in Chicago suggested and saves it; gives the whole suggestion. */
export async function saveIdea(member: Member): Promise<Suggestion> {
  const suggestion = await member.ask<Suggestion>('POST /public/date-suggestions', {
    config: { location: 'Chicago', interests: ['jazz'] },
  });
  const { suggestion_id, weather_info, plans } = suggestion;
  await member.ask('POST /saved-ideas', { suggestion_id, weather_info, plans: plans.slice(0, 1) });
  return suggestion;
}
