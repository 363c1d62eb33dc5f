import type { Venue } from '@rendezvous/venue-model';
import type { Scene } from '../../../scene.ts';
import type { SpokenStop } from '../evening.ts';
import { spokenName } from '../moments.ts';
import { both, isThing, stemsOf, wantedFirst, type Gist } from './known-nouns.ts';
import { phraseIn, spelled } from './spelling.ts';
import { doings, doneByHand } from './tables.ts';

/** Something to see or do, by its name: whoever does not know the name learns what is there. */
export function thingGist(stop: SpokenStop, scene: Scene): Gist {
  const { venue } = stop;
  const { category } = venue;
  const name = spokenName(venue.name);
  const doing = doingAt(venue, name);
  const plain = isToldBy(venue) ? name : doing;
  const said = new Set(stemsOf(venue.name));
  const isOfNames = ['landmark', 'public_art', 'historic_site'].includes(category);
  const nouns = wantedFirst(venue, scene)
    .filter((noun) => isThing(noun, stop, scene))
    .filter((noun) => !isOfNames || !/^[A-Z]\S*( [A-Z]\S*| van| der)*$/.test(spelled(noun, venue)));
  const thing = nouns.find((noun) => !stemsOf(noun).some((stem) => said.has(stem)));
  if (thing === undefined || doneByHand.has(category) || isNamedForIt(venue, scene))
    return both(plain);
  return { full: `${seen(thing, venue)} ${placed(thing, venue)} ${name}`, short: plain };
}

/**
 * Whether a shop's name says what they came for: at a bookstore nobody who wants
 * books is told of its vinyl.
 */
const isNamedForIt = (venue: Venue, { tastes }: Scene): boolean =>
  shops.has(venue.category) &&
  tastes.some(({ whose, evidence }) => {
    const said = whose === 'own' ? '' : (evidence(venue)?.said ?? '');
    return stemsOf(said).some((stem) => stemsOf(venue.name).some((word) => word.startsWith(stem)));
  });

const shops: ReadonlySet<Venue['category']> = new Set(['bookshop', 'record_shop', 'shop']);

/** What one does at a place by its kind, and by what its name says that it is. */
function doingAt({ category, name }: Venue, spoken: string): string {
  if (
    category === 'trail' &&
    !/\b(Trails?|Path|Loop|Walk|Greenway|Steps|Stairs|Peak|Butte|Hill)$/.test(name)
  )
    return name.endsWith('Trailhead') ? `a hike from ${spoken}` : `a walk in ${spoken}`;
  if (category === 'boat_ride' && /\b(Ferry|Gondolas?)$/.test(name))
    return `a ride on ${spoken.startsWith('the ') ? spoken : `the ${spoken}`}`;
  if (category === 'boat_ride' && /\b(Cruises?|Tours?|Boats?)$/.test(name))
    return `a cruise with ${spoken}`;
  if (category === 'cycling' && /\b(Trail|Path|Loop|Greenway|Drive|Beltline)\b/.test(name))
    return `a ride along ${spoken.startsWith('the ') ? spoken : `the ${spoken}`}`;
  return (doings[category] ?? '@').replace('@', spoken);
}

/**
 * A thing that is looked at is spoken of with its article: 'the dinosaurs', 'a hedge
 * maze', 'Van Gogh's Irises'.
 */
export function seen(noun: string, venue: Venue): string {
  const own = phraseIn(venue.description, noun);
  if (own !== undefined) return own;
  const said = spelled(noun, venue).replace(/^the /, '');
  // Skateboarding at a park is done and not looked at.
  if (isDoing.test(said)) return said;
  return /^[A-Z]/.test(said) || /\b(view|views|sunset|sunrise)$/.test(noun)
    ? articled(said)
    : `the ${said}`;
}

const isDoing =
  /^(?:[a-z]+ )?(?:skateboard|skat|surf|bird|bird ?watch|people[- ]watch|stargaz|fish|crabb|sail|row|kayak|paddl|swimm|cycl|bik|runn|jogg|hik|climb|boulder|danc|sing|shopp|brows|sledd|picnick|tidepool|wad|snorkel|kite ?fly|box|wrestl|whale[- ]watch|plane[- ]spott|train[- ]spott)ing$/;

/** 'The Golden Gate view', 'the Hudson River' and 'the Astros', but 'Rodin'. */
const articled = (said: string): string =>
  /\b(views?|sunset|sunrise)$/.test(said) || /^[A-Z]\S* [a-z]/.test(said) || named.test(said)
    ? `the ${said}`
    : said;

const named = /(\b(River|Bridge|Canyon|Bay|Sound|Bayou|Lake)|[^s]s)$/;

/** 'In' a park, 'from' a hill, 'at' a museum. */
function placed(thing: string, { category }: Venue): string {
  if (/\b(views?|skyline|sunset|sunrise|lights)$/.test(thing)) return 'from';
  if (category === 'promenade') return 'along';
  return category === 'park' || category === 'garden' ? 'in' : 'at';
}

/**
 * Whether a name says what the place is: 'the Cable Car Museum', 'Washington Square Park'
 * do not need another word.
 */
function isToldBy({ name, category }: Venue): boolean {
  return (
    !doneByHand.has(category) &&
    (!doings[category] ||
      /\b(Museum|Library|Market|Fair|Garden|Gardens|Bookstore|Bookshop|Books|Records|Gallery|Planetarium|Observatory|Arcade)\b/.test(
        name,
      )) &&
    !['observation_deck', 'viewpoint'].includes(category)
  );
}
