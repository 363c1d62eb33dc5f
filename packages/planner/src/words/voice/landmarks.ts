import { kinds, type Role, type Vibe } from '@rendezvous/venue-model';
import { isGoldenIn } from '../../context/sun.ts';
import { streetIn } from '../../street-in.ts';
import type { Evening, SpokenStop } from './evening.ts';

/** What stands out of an evening, as facts: what a friend would mention first. */
export interface Landmarks {
  readonly first: SpokenStop;
  readonly last: SpokenStop;
  /**
   * What the evening is about: the stop that answers to a wish best, else a
   * show, an activity, the meal.
   */
  readonly main: SpokenStop;
  readonly meal: SpokenStop | undefined;
  /** A show that follows the meal. */
  readonly showAfterMeal: SpokenStop | undefined;
  /** The neighborhood that all stops share. */
  readonly neighborhood: string | undefined;
  /** The street of at least two of the stops. */
  readonly street: { readonly name: string; readonly doors: number } | undefined;
  /** A stop in the open that holds the golden hour. */
  readonly golden: SpokenStop | undefined;
  readonly end: number;
  /** Minutes on foot between the stops; undefined where a way is ridden. */
  readonly walkMinutes: number | undefined;
}

export function landmarksOf(evening: Evening): Landmarks {
  const { stops, legs, scene } = evening;
  const [first, last] = [stops[0], stops.at(-1)];
  if (!first || !last) throw new RangeError('Cannot tell an evening without stops');
  const meal = stops.find((stop) => roleOf(stop) === 'meal');
  const after = meal ? stops.slice(stops.indexOf(meal) + 1) : [];
  const neighborhoods = new Set(stops.map(({ venue }) => venue.neighborhood));
  return {
    first,
    last,
    main: mainOf(evening),
    meal,
    showAfterMeal: after.find((stop) => roleOf(stop) === 'show'),
    neighborhood: neighborhoods.size === 1 ? first.venue.neighborhood : undefined,
    street: streetOf(stops),
    golden: stops.find(
      ({ venue, arrival, departure }) =>
        !venue.indoor &&
        kinds[venue.category].scale.light >= bright &&
        (kinds[venue.category].role === 'stroll' || venue.vibes.some((vibe) => ofSky.has(vibe))) &&
        isGoldenIn(scene.context.sun, arrival, departure),
    ),
    end: last.departure,
    walkMinutes: legs.every(({ mode }) => mode === 'walking')
      ? legs.reduce((sum, { minutes }) => sum + minutes, 0)
      : undefined,
  };
}

/** Where the light is worth a word. */
const bright = 0.6;
/**
 * What says that the sky is looked at: at a ball game or a fair it goes dark
 * behind the thing itself.
 */
const ofSky: ReadonlySet<Vibe> = new Set(['sunset', 'view', 'waterfront']);

export const roleOf = ({ venue }: SpokenStop): Role => kinds[venue.category].role;

/** What the evening is about. */
function mainOf({ stops, scene }: Evening): SpokenStop {
  const importance: Readonly<Record<Role, number>> = {
    show: 0.5,
    activity: 0.45,
    stroll: 0.25,
    meal: 0.3,
    drink: 0.2,
    treat: 0.1,
  };
  const worth = (stop: SpokenStop): number =>
    importance[roleOf(stop)] +
    scene.tastes
      .filter(({ whose }) => whose !== 'own')
      .reduce((sum, taste) => sum + taste.match(stop.venue), 0);
  return stops.reduce((best, stop) => (worth(stop) > worth(best) ? stop : best));
}

function streetOf(stops: readonly SpokenStop[]): Landmarks['street'] {
  const streets = Map.groupBy(
    stops.flatMap(({ venue }) => spokenStreet(venue.address) ?? []),
    (name) => name,
  );
  const [shared] = [...streets].filter(([, doors]) => doors.length > 1);
  return shared && { name: shared[0], doors: shared[1].length };
}

/** The street of an address as it is spoken of: 'Milwaukee Avenue' of '2500 N Milwaukee Ave'. */
export const spokenStreet = (address: string): string | undefined =>
  streetIn(address)?.replace(/^[NSEW] (?=[A-Z]\w+ )/, '');
