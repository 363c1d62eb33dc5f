import { formatClock, formatDollars, inLetters, weekdayNames } from '@rendezvous/language';
import { kinds, type Venue } from '@rendezvous/venue-model';
import { isInSeason } from '../candidates/season.ts';
import { setsOn } from '../candidates/sets.ts';
import { openingOf, venueRules } from '../candidates/venue-rules.ts';
import { closingHolidayOf, daysBetween, weekdayOf } from '../context/calendar.ts';
import type { Scene } from '../scene.ts';
import { hasTaste } from '../score/met.ts';
import { straightMiles } from '../waters.ts';
import type { Taste } from '../wishes/tastes.ts';
import { sayDay } from './voice/day-names.ts';
import { spokenName } from './voice/moments.ts';

/** Beyond this nobody calls a place near. */
const maxMiles = 20;
/** Whoever names a sum does not think of what costs so many times as much. */
const muchMore = 2;

/**
 * Where and when what was asked for can be had, as the end of a sentence: '; Lillstreet Art Center
 * is closed on Wednesdays, and Thursday works'. The nearest place that a single thing keeps out;
 * '' where the catalogue knows of none. `said` are notes that stand beside it: a place that they
 * name is not named again.
 */
export function nearestHaving(
  taste: Taste,
  scene: Scene,
  { among, said }: { readonly among: readonly Venue[]; readonly said: readonly string[] },
): string {
  const { place } = scene.context;
  const [nearest] = among
    .filter(
      (venue) =>
        venue.event === null && hasTaste(taste, venue) && straightMiles(place, venue) <= maxMiles,
    )
    .toSorted((a, b) => straightMiles(place, a) - straightMiles(place, b))
    .flatMap((venue) => {
      const why = whyNotNow(venue, scene);
      return why === undefined ? [] : [{ venue, why }];
    });
  if (!nearest || said.some((note) => note.includes(nearest.venue.name))) return '';
  return `; the nearest is ${spokenName(nearest.venue.name)}, ${nearest.why}`;
}

/**
 * The one thing that keeps a place out, and when or for how much it is to be had;
 * undefined where there are two.
 */
function whyNotNow(venue: Venue, scene: Scene): string | undefined {
  const [broken, ...others] = venueRules.filter((rule) => !rule.allows(venue, scene));
  if (!broken || others.length > 0) return undefined;
  const { wishes, context } = scene;
  if (broken.id === 'distance')
    return `${Math.round(straightMiles(context.place, venue))} miles away`;
  const { expectedCents } = venue.cost;
  if (broken.id === 'budget')
    return expectedCents > muchMore * wishes.budget.maxCents
      ? undefined
      : `about ${formatDollars(expectedCents)} for ${inLetters(scene.heads)}`;
  return broken.id === 'open' ? whenOpen(venue, scene) : undefined;
}

function whenOpen(venue: Venue, scene: Scene): string | undefined {
  const { context, wishes } = scene;
  const opening = openingOf(venue, scene);
  if (!isInSeason(venue, context.date) || !opening.known) return undefined;
  const next = context.almanac.nextOpenDay(venue.id, context.date);
  const day = weekdayNames[weekdayOf(context.date)];
  if (opening.spans.length === 0) {
    const why = closingHolidayOf(context.date) ?? `${day}s`;
    return next === null
      ? undefined
      : `closed on ${why}, and ${dayAfter(next, context.date)} works`;
  }
  if (setsOn(venue, context.date)?.length === 0) return `with nothing on a ${day}`;
  const closes = Math.max(...opening.spans.map(([, to]) => to));
  if (closes <= wishes.startMinutes + kinds[venue.category].stay[0])
    return `which closes at ${formatClock(closes)} that day`;
  const opens = Math.min(...opening.spans.map(([from]) => from));
  return opens > wishes.startMinutes ? `which opens at ${formatClock(opens)} that day` : undefined;
}

const week = 7;

/** A day soon after another is said by its weekday, a later one by its date. */
export function dayAfter(day: string, date: string): string {
  return daysBetween(date, day) < week ? (weekdayNames[weekdayOf(day)] ?? day) : sayDay(day);
}
