import type { SuggestionRequest } from '@rendezvous/contract';
import type { LocatedPlace } from '@rendezvous/venues';

/**
 * The place that a location names. Where several bear the name, a wish that is itself the name of
 * one decides: who wants Ravinia in Highland Park means the one in Illinois.
 */
export function placeMeant(
  { location, interests }: Pick<SuggestionRequest['config'], 'location' | 'interests'>,
  locate: (text: string) => LocatedPlace | undefined,
): LocatedPlace | undefined {
  const place = locate(location);
  const choices = place?.choices;
  if (!choices) return place;
  const wished = interests.map((interest) => locate(interest)?.label);
  const [chosen] = choices.filter(({ label }) => wished.includes(label));
  const meant = chosen && chosen.label !== place.label ? locate(chosen.label) : undefined;
  if (!chosen || !meant) return place;
  return {
    ...meant,
    note: `Read as ${meant.label}`,
    choices: [chosen, ...choices.filter(({ label }) => label !== chosen.label)],
  };
}
