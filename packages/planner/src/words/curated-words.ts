import type { CuratedDate, CuratedStop } from '../curated/curated-date.ts';
import { follows } from '../curated/follows.ts';
import { isForOthers } from '../curated/for-others.ts';
import { kinds } from '@rendezvous/venue-model';
import { isAgainstMood, suitOf } from '../curated/suits.ts';
import type { Scene } from '../scene.ts';
import { namesWish } from './names-wish.ts';
import { speaksOf } from './voice/conditions.ts';
import type { SpokenStop } from './voice/evening.ts';
import { isNotForThem } from './voice/not-for-them.ts';

/** The date composed by hand that a plan is, whose words are all true of it and fit for these two. */
export function curatedAs(stops: readonly SpokenStop[], scene: Scene): CuratedDate | undefined {
  const [first] = stops;
  return (
    first &&
    told(first, scene).find(
      ({ date, stop }) =>
        stop === date.stops[0] &&
        follows(stops, date, scene) &&
        !isForOthers(date, scene) &&
        !isAgainstMood(date, scene) &&
        isTrueOf(stops, date, scene),
    )?.date
  );
}

/** Whether each thing that a date says as a whole, of first light and of breakfast, holds at one of its stops; what it says of each was written for that one. */
const isTrueOf = (
  stops: readonly SpokenStop[],
  { title, summary }: CuratedDate,
  { context }: Scene,
): boolean =>
  [title, ...summary.split(/[,;:] /)].every((text) =>
    stops.some((stop) => speaksOf(text, { stop, context }, 'fact')),
  );

/**
 * What is told of a place in some date composed by hand, where it is true of this visit too: a date of a season, of some
 * weekdays or of an occasion speaks of those alone. Of several the one that names what they come for, then the one that was
 * meant for what was asked. None where the place's own words name what they come for and no line does.
 */
export function curatedLines(stop: SpokenStop, scene: Scene): CuratedStop | undefined {
  const stay = { stop, context: scene.context };
  const usable = told(stop, scene).filter(({ date, stop: { light, text } }) => {
    const { season, weekdays, occasions } = date.when ?? {};
    const isOfAnyDay = !season && !weekdays && !occasions && !light;
    return (
      isOfAnyDay &&
      !isOfOtherStops(text, stop) &&
      speaksOf(text, stay, 'fact') &&
      !isNotForThem(text, scene)
    );
  });
  const names = ({ text }: { readonly text: string }): boolean =>
    namesWish(text, stop.venue, scene);
  const isNamed = usable.some((told) => names(told.stop));
  if (!isNamed && namesWish(stop.venue.description, stop.venue, scene)) return undefined;
  const worth = new Map(
    usable.map(({ date, stop: lines }) => [lines, suitOf(date, scene) + (names(lines) ? 1 : 0)]),
  );
  const most = Math.max(...worth.values());
  return [...worth.keys()].find((lines) => worth.get(lines) === most);
}

/** What a line says of the stops beside it, or of the day for which they were put together: it is told of that date alone. */
const ofOtherStops =
  /\b(?:overtures?|encores?|trailers|curtain|marquee|downbeat|halftime|midweek|weeknight|last train|nightcap|verdict|clues?|scorecard|afterwards?|beforehand|on the way)\b|\b(?:before|after|until|since) (?:the|a|your|that|such|this|all|so much) \w|\b(?:before|after) (?:dinner|supper|lunch|brunch)\b/i;
/** What is seen and heard at shows, and spoken of at a table when it was part of the evening. */
const ofShows =
  /\bthe (?:films?|movies?|shows?|plays?|plot|matches|game|concert|opera|ballet|comics?|drummer|cellist|soloist|singers?)\b|\byour (?:karaoke|song|seats?)\b/i;

const isOfOtherStops = (text: string, { venue: { category } }: SpokenStop): boolean =>
  ofOtherStops.test(text) || (kinds[category].role !== 'show' && ofShows.test(text));

interface Told {
  readonly date: CuratedDate;
  readonly stop: CuratedStop;
}

const known = new WeakMap<readonly CuratedDate[], ReadonlyMap<string, readonly Told[]>>();

/** Every mention of a place in the city's curated dates. */
function told({ venue }: SpokenStop, { context: { curated } }: Scene): readonly Told[] {
  const byVenue =
    known.get(curated) ??
    Map.groupBy(
      curated.flatMap((date) => date.stops.map((stop): Told => ({ date, stop }))),
      ({ stop }) => stop.venueId,
    );
  known.set(curated, byVenue);
  return byVenue.get(venue.id) ?? [];
}
