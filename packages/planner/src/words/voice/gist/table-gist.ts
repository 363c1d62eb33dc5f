import { mealPartOf } from '../../../rules/meal-hours.ts';
import { isDish } from '@rendezvous/language';
import { kinds, type Venue } from '@rendezvous/venue-model';
import type { Scene } from '../../../scene.ts';
import type { SpokenStop } from '../evening.ts';
import { spokenName } from '../moments.ts';
import { spokenMeal } from '../motifs.ts';
import { isNotForThem } from '../not-for-them.ts';
import { both, isThing, lastOf, stemsOf, wantedFirst, type Gist } from './known-nouns.ts';
import { phraseIn, several, spelled, withArticle } from './spelling.ts';
import { rooms } from './tables.ts';

/** What one eats at a place, and where: by what its own words call it, else by its name. */
export function tableGist(stop: SpokenStop, scene: Scene): Gist {
  const { venue } = stop;
  const place = ownRoomOf(venue, scene) ?? spokenName(venue.name);
  const told = new Set(stemsOf(place));
  const dishes = wantedFirst(venue, scene)
    .filter((noun) => isDish(noun) || noun === 'tasting menu')
    .filter((noun) => !noun.startsWith('late') && !isNotForThem(noun, scene, venue))
    .filter((noun) => !stemsOf(noun).some((stem) => told.has(stem) || place.includes(stem)));
  const isMorning = isBreakfast(stop);
  const fit = dishes.filter((noun) => isOfMeal(noun, stop));
  const dish = fit.find((noun) => !beside.test(noun)) ?? fit[0];
  if (dish === undefined)
    return isMorning
      ? both(`${spokenMeal(stop.arrival)} ${placedAt(place)}`)
      : drinkGist(stop, scene);
  const said = dish.endsWith('menu') ? withArticle(dish) : several(spelled(dish, venue));
  return {
    full: `${said} ${placedAt(place)}`,
    short: `${said} ${placedAt(spokenName(venue.name))}`,
  };
}

/** 'At Souvla', 'in a barn-wood room'. */
const placedAt = (place: string): string =>
  /^an? .*\b(rooms?|cave|cellar|house|hall|garden|bungalow|lodge|library|market)\b/.test(place)
    ? `in ${place}`
    : `at ${place}`;

const lunchFrom = 11 * 60;
const isBreakfast = ({ venue, arrival }: SpokenStop): boolean =>
  kinds[venue.category].role === 'meal' && arrival < lunchFrom;

/** Whether a dish is what people eat at the hour of a stop. */
export function isOfMeal(noun: string, stop: SpokenStop): boolean {
  if (isBreakfast(stop)) return ofMorning.test(noun);
  return !isBreakfastAtNight(noun, stop);
}

/** Whether a text speaks of breakfast at the hour of dinner, and not of a diner's. */
export const isBreakfastAtNight = (text: string, { venue, arrival }: SpokenStop): boolean =>
  mealPartOf(arrival) === 'dinner' && venue.category !== 'diner' && ofBreakfast.test(text);

/** What people eat before lunch. */
const ofMorning =
  /\b(breakfasts?|brunch|eggs?|omelet(?:te)?s?|pancakes?|waffles?|toast|benedicts?|biscuits?|muffins?|hash(?:es)?|bagels?|croissants?|past(?:ry|ries)|scones?|chilaquiles|huevos rancheros|burritos?|tacos|migas|shakshuka|crepes?|doughnuts?|donuts?|kolaches?|granola|porridge|oatmeal|grits|lox|dim sum|congee|bakes?|cinnamon rolls?|popovers?|blintzes|dutch bab(?:y|ies)|bacon|pho|menudo)\b/i;

/**
 * What a kitchen is known for by day, and a diner at any hour; 'scallion pancakes' and 'chicken and
 * waffles' are other dishes.
 */
const ofBreakfast =
  /\b(breakfasts?|brunch|french toast|eggs benedict|omelet(?:te)?s?|croissants?|scones?|muffins?|granola|porridge|oatmeal|bagels?)\b|^(?:(?:blueberry|buttermilk|fluffy|souffle|dutch|german|lemon ricotta) )?(?:pancakes?|waffles?)$/i;

/** What one has with a dish, and goes nowhere for. */
export const beside = /\b(salads?|bread|fries|rice|beans|slaw|chips|biscuits|pickles)$/;

/**
 * What a place to eat or drink calls itself in its description: 'a brick wine cave'; undefined
 * where that is no more than its kind.
 */
export function ownRoomOf(venue: Venue, scene: Scene): string | undefined {
  if (!ownRooms.has(venue)) ownRooms.set(venue, findOwnRoom(venue));
  const own = ownRooms.get(venue);
  return own !== undefined && !isNotForThem(own, scene, venue) ? own : undefined;
}

/** Remembered as long as the venue is. */
const ownRooms = new WeakMap<Venue, string | undefined>();

function findOwnRoom(venue: Venue): string | undefined {
  const known = venue.knownFor.find((noun) => rooms.has(lastOf(noun)) && isRoomFor(noun, venue));
  const words = [...(known ? [known] : []), ...[...rooms].filter((room) => isRoomFor(room, venue))];
  const own = words.flatMap((word) => phraseIn(venue.description, word) ?? [])[0];
  return own !== undefined && !bareRoom.test(own) ? own : undefined;
}

/** 'A kitchen' says less than its cuisine does. */
const bareRoom = /^an? (kitchen|counter|stand|restaurant|bar|shop|house|room|parlor|hall)$/;

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

/**
 * A bar by what its own words call it and what else is there, else what one
 * drinks there by its name.
 */
export function drinkGist(stop: SpokenStop, scene: Scene): Gist {
  const { venue } = stop;
  const name = spokenName(venue.name);
  const short = `${orderOf(stop, scene)} at ${name}`;
  const place = ownRoomOf(venue, scene);
  if (place === undefined) return both(short);
  const told = new Set(stemsOf(place));
  const isBar = kinds[venue.category].role === 'drink';
  const thing = wantedFirst(venue, scene)
    .filter((noun) => !rooms.has(lastOf(noun)) && isThing(noun, stop, scene))
    // Nobody goes on to a bar for its pie, but for what they asked for.
    .filter((noun) => !isBar || !isDish(noun) || isAskedFor(noun, stop, scene))
    .filter((noun) => !/^[A-Z]\S*( [A-Z]\S*)*$/.test(spelled(noun, venue)))
    .find((noun) => !stemsOf(noun).some((stem) => told.has(stem)));
  if (thing === undefined || place.includes(' of ')) return { full: place, short };
  return { full: `${place} with ${asThing(thing, venue)}`, short };
}

const isAskedFor = (noun: string, { venue }: SpokenStop, { tastes }: Scene): boolean =>
  tastes.some(({ isMust, evidence }) => isMust && evidence(venue)?.what === noun);

/**
 * What one orders at a place: the drink that it is known for, else that of its kind,
 * else the meal of the hour.
 */
function orderOf(stop: SpokenStop, scene: Scene): string {
  const { venue, arrival } = stop;
  const drink = wantedFirst(venue, scene).find(
    (noun) => drinks.test(noun) && isThing(noun, stop, scene),
  );
  if (drink !== undefined) return several(spelled(drink, venue));
  const ordered = orders[venue.category];
  if (ordered === undefined) return spokenMeal(arrival);
  return isNotForThem(ordered, scene) ? 'something without alcohol' : ordered;
}

const drinks =
  /\b(natural wines?|wines?|cocktails|mezcal|sake|rum|whiske?y|martinis?|margaritas?|mai tais?|irish coffee|craft beer|ales?|ciders?|stouts?|lagers?|boba|matcha|espresso|chai|hot chocolate|milkshakes?|sangria|champagne|tequila|negronis?)$/;

const orders: Partial<Record<Venue['category'], string>> = {
  cafe: 'coffee',
  tea_house: 'a pot of tea',
  bakery: 'something from the oven',
  dessert: 'dessert',
  ice_cream: 'a scoop each',
  chocolate_shop: 'chocolates',
  bar: 'a drink',
  cocktail_bar: 'cocktails',
  wine_bar: 'a glass of wine',
  rooftop_bar: 'a rooftop drink',
  brewery: 'a pint',
  beer_garden: 'a beer',
};

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
