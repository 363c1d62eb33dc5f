import { capitalize, fold } from '@rendezvous/language';
import { kinds, type Venue } from '@rendezvous/venue-model';
import type { Scene } from '../../../scene.ts';
import { choose } from '../choose.ts';
import { isDish } from '../dishes.ts';
import type { SpokenStop } from '../evening.ts';
import { isNotForThem } from '../not-for-them.ts';
import { both, isThing, lastOf, stemsOf, wantedFirst, type Gist } from './known-nouns.ts';
import { phraseIn, several, spelled, withArticle } from './spelling.ts';
import { kitchens, rooms, roomsOfKinds } from './tables.ts';

/** What a place to eat is, and what one eats there. */
export function tableGist(stop: SpokenStop, scene: Scene): Gist {
  const { venue } = stop;
  const place = roomOf(venue, scene);
  const told = new Set(stemsOf(place));
  const dishes = wantedFirst(venue, scene)
    .filter((noun) => isDish(noun) || noun === 'tasting menu')
    .filter((noun) => !noun.startsWith('late') && !isNotForThem(noun, scene))
    .filter((noun) => !stemsOf(noun).some((stem) => told.has(stem) || place.includes(stem)));
  const dish = dishes.find((noun) => !beside.test(noun)) ?? dishes[0];
  if (dish === undefined) return drinkGist(stop, scene);
  const said = dish.endsWith('menu') ? withArticle(dish) : several(spelled(dish, venue));
  const ways = [`${said} at ${place}`, `${place} for ${said}`];
  return { full: choose(ways, venue.id) ?? place, short: place };
}

/** What one has with a dish, and goes nowhere for. */
const beside = /\b(salads?|bread|fries|rice|beans|slaw|chips|biscuits|pickles)$/;

/** A place to eat or drink by what it is: in its own words, else by what it is known for, its cuisine, its kind. */
function roomOf(venue: Venue, scene: Scene): string {
  const known = venue.knownFor.find((noun) => rooms.has(lastOf(noun)) && isRoomFor(noun, venue));
  const words = [...(known ? [known] : []), ...[...rooms].filter((room) => isRoomFor(room, venue))];
  const own = words.flatMap((word) => phraseIn(venue.description, word) ?? [])[0];
  if (own !== undefined && !bareRoom.test(own) && !isNotForThem(own, scene)) return own;
  if (known !== undefined) return withArticle(spelled(known, venue));
  const asked = venue.cuisines.find((cuisine) =>
    [...scene.wishes.cuisines, ...scene.wishes.interests].some((wish) => fold(wish) === cuisine),
  );
  const cuisine = asked ?? venue.cuisines[0];
  const isKitchen =
    ['meal'].includes(kinds[venue.category].role) && !plainKinds.has(venue.category);
  if (cuisine === undefined || !isKitchen)
    return withArticle(roomsOfKinds[venue.category] ?? 'place');
  const last =
    venue.category === 'casual_eatery'
      ? 'counter'
      : venue.category === 'fine_dining'
        ? 'dining room'
        : 'kitchen';
  const kitchen = kitchens[cuisine]?.replace(/ kitchen$/, ` ${last}`);
  return withArticle(kitchen ?? `${capitalize(cuisine)} ${last}`);
}

/** 'A kitchen' says less than its cuisine does. */
const bareRoom = /^an? (kitchen|counter|stand|restaurant|bar|shop|house|room|parlor|hall)$/;

/** Kinds whose name says more than their cuisine. */
const plainKinds: ReadonlySet<Venue['category']> = new Set([
  'food_hall',
  'brunch_spot',
  'diner',
  'gastropub',
]);

/** A bar is not called by its kitchen, nor a kitchen by its bar. */
function isRoomFor(noun: string, { category }: Venue): boolean {
  const isBar =
    /\b(bar|pub|lounge|saloon|tavern|speakeasy|distillery|brewery|winery|taproom|brewpub|rooftop|dive|honky-tonk)$/.test(
      noun,
    );
  const isEatery =
    /\b(taqueria|pizzeria|trattoria|brasserie|bistro|steakhouse|deli|diner|bakery|patisserie|kitchen|restaurant|grill|smokehouse|chophouse)$/.test(
      noun,
    );
  const isVague =
    /^(house|shop|hall|room|library|garden|market|palace|joint|den|cart|bungalow|lodge|cellar|cave)$/.test(
      noun,
    );
  const { role } = kinds[category];
  if (isVague || /\b(salsa|salad|full|chocolate|candy|espresso) bar$/.test(noun)) return false;
  if (role === 'drink') return !isEatery;
  if (role === 'treat') return !isBar && !/(restaurant|grill)$/.test(noun);
  return (
    !isBar ||
    /\b(sushi|oyster|raw|tapas|noodle|ramen|burger) bar$/.test(noun) ||
    category === 'gastropub'
  );
}

/** A bar, and what else is there. */
export function drinkGist(stop: SpokenStop, scene: Scene): Gist {
  const { venue } = stop;
  const place = roomOf(venue, scene);
  const told = new Set(stemsOf(place));
  const thing = wantedFirst(venue, scene)
    .filter((noun) => !rooms.has(lastOf(noun)) && isThing(noun, stop, scene))
    .filter((noun) => !/^[A-Z]\S*( [A-Z]\S*)*$/.test(spelled(noun, venue)))
    .find((noun) => !stemsOf(noun).some((stem) => told.has(stem)));
  if (thing === undefined || place.includes(' of ')) return both(place);
  return { full: `${place} with ${asThing(thing, venue)}`, short: place };
}

/** A thing at a place: as its description has it, else with the article that it takes. */
function asThing(noun: string, venue: Venue): string {
  const said = spelled(noun, venue);
  const last = lastOf(noun);
  if (isDish(noun)) return several(said);
  const own = phraseIn(venue.description, noun);
  if (own !== undefined) return own;
  if (several(said) !== said) return several(said);
  return oneThing.has(last) ? withArticle(said) : last === 'sunset' ? `the ${said}` : said;
}

const oneThing: ReadonlySet<string> = new Set(
  `band patio backyard yard terrace balcony courtyard garden porch jukebox bowl fireplace piano view stage roof deck mural fountain pond maze lawn carousel tower statue lighthouse
  castle bridge library menu organ booth board show car bell wall shelf sign table museum stove oven pit courtyard skylight speakeasy ceiling playground lake pool waterfall grove labyrinth boardwalk telescope pendulum dome gazebo amphitheater tree rink pier arch cave tunnel`.split(
    /\s+/,
  ),
);
