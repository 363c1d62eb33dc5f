import { randomUUID } from 'node:crypto';
import type { NewIdea, Suggestion, SuggestionRequestBody } from '@rendezvous/contract';
import type { Member } from './a-member.ts';
import { dayFromToday } from './days.ts';

export type IdeaPlan = NewIdea['plans'][number];

/** Three places of an evening in San Francisco, for $96. */
export function aPlan(more: Partial<IdeaPlan> = {}): IdeaPlan {
  const venue = { description: '', opening_hours: '', rating: 5 };
  return {
    plan_id: randomUUID(),
    title: 'Lands End Lookout to Burma Superstar',
    date: dayFromToday(3),
    city: 'San Francisco',
    start_time: '15:45',
    end_time: '20:15',
    venues: [
      {
        ...venue,
        name: 'Lands End Lookout',
        location: '680 Point Lobos Ave',
        estimated_cost: 'Free',
        arrival: '15:45',
        departure: '17:10',
      },
      {
        ...venue,
        name: 'Green Apple Books',
        location: '506 Clement St',
        estimated_cost: '$12 each',
        arrival: '17:25',
        departure: '18:20',
      },
      {
        ...venue,
        name: 'Burma Superstar',
        location: '309 Clement St',
        estimated_cost: '$36 per person',
        arrival: '18:30',
        departure: '20:15',
      },
    ],
    route_info: { travel_time: '17 minutes' },
    total_cost: '$96',
    ...more,
  };
}

/** Saves plans through the API, for a person or as a Quick Date. */
export async function saveIdea(
  member: Member,
  { plans = [aPlan()], ...more }: Partial<NewIdea> = {},
): Promise<void> {
  const weather_info = { expected_temperature: '58°F', conditions: 'Clear skies', sunset: '16:54' };
  await member.ask('POST /saved-ideas', {
    suggestion_id: randomUUID(),
    weather_info,
    plans,
    ...more,
  });
}

/** Saves what the planner suggests, as it came. */
export async function saveSuggestion(
  member: Member,
  config: SuggestionRequestBody['config'],
): Promise<Suggestion> {
  const suggestion = await member.ask<Suggestion>('POST /public/date-suggestions', { config });
  const { suggestion_id, weather_info, plans } = suggestion;
  await member.ask('POST /saved-ideas', { suggestion_id, weather_info, plans });
  return suggestion;
}
