import type { Category } from '@rendezvous/venue-model';

/** Last words that say what a place to eat or drink is. */
export const rooms: ReadonlySet<string> = new Set(
  `bar pub lounge cafe café diner deli bakery steakhouse taqueria pizzeria trattoria brasserie bistro saloon tavern speakeasy counter stand
  cantina izakaya chophouse smokehouse patisserie pâtisserie creamery brewery winery distillery rooftop honky-tonk cave kitchen roadhouse icehouse taproom
  brewpub luncheonette cafeteria lodge hall house shop parlor room restaurant joint dive cellar library bungalow garden market roastery teahouse coffeehouse delicatessen grill
  osteria ristorante cart truck palace shack hideout hangout den`.split(/\s+/),
);

/** What one does at a place of a kind, or looks at; `@` stands for its name. */
export const doings: Partial<Record<Category, string>> = {
  gallery: 'the walls of @',
  library: 'the stacks of @',
  bookshop: 'the shelves of @',
  record_shop: 'the bins at @',
  shop: 'a browse at @',
  market: 'the stalls of @',
  observatory: 'the telescopes at @',
  planetarium: 'the dome of @',
  bowling: 'bowling at @',
  arcade: 'games at @',
  board_games: 'a board game at @',
  billiards: 'a game of pool at @',
  karaoke: 'karaoke at @',
  mini_golf: 'a round of mini golf at @',
  golf_range: 'a bucket of balls at @',
  axe_throwing: 'axe throwing at @',
  climbing_gym: 'climbing at @',
  skating: 'a skate at @',
  escape_room: 'an escape room at @',
  amusement_park: 'the rides at @',
  observation_deck: 'the view from @',
  cooking_class: 'a cooking class at @',
  pottery_studio: 'a turn at the wheel at @',
  art_workshop: 'a workshop at @',
  dance_class: 'a dance class at @',
  spa: 'a soak at @',
  boat_ride: 'a ride on the water with @',
  paddling: 'a turn on the water at @',
  cycling: 'a ride with @',
  park: 'a walk in @',
  garden: 'a walk in @',
  beach: 'a walk on @',
  trail: 'a walk on @',
  viewpoint: 'the view from @',
  promenade: 'a walk along @',
  plaza: 'a turn around @',
};

/** Kinds of which more is done than seen: one bowls whatever hangs on the wall. */
export const doneByHand: ReadonlySet<Category> = new Set([
  'bowling',
  'board_games',
  'billiards',
  'karaoke',
  'mini_golf',
  'golf_range',
  'axe_throwing',
  'climbing_gym',
  'skating',
  'escape_room',
  'cooking_class',
  'pottery_studio',
  'dance_class',
  'spa',
  'cycling',
  'observation_deck',
  'observatory',
  'trail',
  'boat_ride',
  'paddling',
]);

/** Music and shows by the words that a place is known for, the first that it has. */
export const onStage: readonly (readonly [known: RegExp, said: string])[] = [
  [/\bgospel\b/, 'gospel'],
  [/\bblues\b/, 'blues'],
  [/\bbluegrass\b/, 'bluegrass'],
  [/\b(honky-?tonk|country)\b/, 'country music'],
  [/\bzydeco\b/, 'zydeco'],
  [/\b(punk)\b/, 'punk'],
  [/\bindie (rock|bands?|music)\b/, 'indie rock'],
  [/\bsongwriters?\b/, 'songwriters'],
  [/\bsalsa\b/, 'salsa'],
  [/\bcumbia\b/, 'cumbia'],
  [/\b(soul|funk)\b/, 'soul and funk'],
  [/\bjazz\b/, 'jazz'],
  [/\bfolk\b/, 'folk'],
  [/\brock\b/, 'rock'],
];

/**
 * What takes no article of its own and is no thing to look at: it says what a
 * place is, costs or is like.
 */
export const saysNothing =
  /\b(food|cuisine|eats|halal|kosher|vegan|vegetarian|byob|celiac|gluten-free|gluten free|free museum|free entry|free|brunch|breakfast|lunch|dinner|music|art|museum|theater|theatre|park|hike|hiking|walk|walking|walks|shopping|history|architecture|science|picnic|swimming|running|cycling|games|trail|garden|gardens|beach|viewpoint|plaza|square|gallery|galleries|gay|queer|black owned|lgbtq|late-night|late night|friendly|accessible|drinks|cocktails?|wine|beer|coffee|tea|movies?|films?|cinema|books?|bookstore|bookshop|records?|zoo|aquarium|planetarium|class|classes|workshop|tour|tours|concerts?|plays|landmark|shops?|mall|store|books new|stroll|sightseeing|culture|market|farmers market|library|cafe|hotel|date night|spot|attraction|fun|neighborhood|town|district|campus|house|mansion|church|cathedral|people watching|birdwatching|photography|bike ride|yoga|sports|nature|nature trails?|hall|room|venue|club|stage|study|reading|readings|arcade|arcades|bowling|karaoke|climbing|bouldering|skating|pool|darts|spa|massage|ride|cruise|kayaking|ferry|boat|sailing|kids|university|campus walk|green|hands-on|salsa|volleyball|sunset spot|dj|djs|taps|first fridays?|first friday|open mic|trivia|rental|volunteers|historic [a-z]+|plant-based|roasters?|coffee roasters?|inventor|smoke|stonewall|reservations?|singles|thrift|thrifting|vintage|free play|happy hour|late-night food|counter seats)$/i;
