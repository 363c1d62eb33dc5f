import type { Category, Opening } from '@rendezvous/venue-model';

/** Where people see the new year in: nobody is sent out of them before midnight. */
const openPastMidnight: ReadonlySet<Category> = new Set([
  'bar',
  'cocktail_bar',
  'wine_bar',
  'rooftop_bar',
  'dance_hall',
  'music_venue',
  'jazz_club',
  'karaoke',
]);
/** A place that is open at this minute of a plain evening is an evening place. */
const evening = 21 * 60;
/** On that night it pours until one at least. */
const untilOne = 25 * 60;

/**
 * The opening of a place on a date: on New Year's Eve a bar or a dance floor that is open in the
 * evening stays so past midnight.
 */
export function onNewYearsEve(opening: Opening, category: Category, date: string): Opening {
  const isNight = date.endsWith('-12-31') && openPastMidnight.has(category);
  if (!isNight || !opening.known) return opening;
  return {
    ...opening,
    spans: opening.spans.map(([from, to]) =>
      from <= evening && to > evening ? [from, Math.max(to, untilOne)] : [from, to],
    ),
  };
}
