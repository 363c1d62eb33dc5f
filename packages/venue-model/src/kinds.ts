/**
 * What each kind of place is like on a date. One row per venue category; every rule and score term
 * that speaks of "what kind of place" reads it from here. Scales run from 0 to 1 and are our own
 * judgement, tuned by reading plans.
 */

/** The part a stop plays in an evening. */
export const roles = ['activity', 'stroll', 'show', 'meal', 'treat', 'drink'] as const;
export type Role = (typeof roles)[number];

export const scales = ['energy', 'talk', 'intimacy', 'novelty', 'quiet', 'light', 'cultural'] as const;
export type Scale = (typeof scales)[number];

/** Minutes after midnight of the date's day; past midnight counts on, so 1:00 is 1500. */
export type TimeSpan = readonly [fromMinutes: number, toMinutes: number];

export interface Kind {
  readonly label: string;
  readonly role: Role;
  /** Shortest, typical and longest sensible stay in minutes. */
  readonly stay: readonly [shortest: number, typical: number, longest: number];
  readonly scale: Readonly<Record<Scale, number>>;
  /** People around, and one can leave at any moment: what a first date needs. */
  readonly firstDate: boolean;
  readonly indoor: boolean;
  /** In the open and unlit unless the venue says otherwise: over before dusk. */
  readonly needsDaylight: boolean;
  readonly alcoholCentred: boolean;
  /** Food is what one comes for, so diets apply. */
  readonly eating: boolean;
  /** Arrival within the first pair of hours that fits; for meals these are the meal times. */
  readonly arrive: readonly TimeSpan[];
  /** How unusual the kind is as a choice for a date. */
  readonly rarity: number;
  /** Open on Thanksgiving, Christmas and New Year's Day unless the venue says otherwise. */
  readonly openOnHolidays: boolean;
}

const hours = (from: number, to: number): TimeSpan => [Math.round(from * 60), Math.round(to * 60)];
const brunch = hours(7, 14);
const lunch = hours(11.5, 14.5);
const dinner = hours(17, 22);
const lateDinner = hours(17, 25);
const allDay = hours(7, 25);
/** The open air is there from first light on. */
const fromFirstLight = hours(5, 25);

type Stay = Kind['stay'];
type ScaleRow = readonly [energy: number, talk: number, intimacy: number, novelty: number, quiet: number, light: number, cultural: number];
type Options = Partial<Omit<Kind, 'label' | 'role' | 'stay' | 'scale'>>;

function kind(label: string, role: Role, stay: Stay, row: ScaleRow, options: Options = {}): Kind {
  const [energy, talk, intimacy, novelty, quiet, light, cultural] = row;
  const scale = { energy, talk, intimacy, novelty, quiet, light, cultural };
  return {
    label, role, stay, scale, firstDate: true, indoor: true, needsDaylight: false, alcoholCentred: false,
    eating: role === 'meal' || role === 'treat', arrive: [allDay], rarity: scale.novelty, openOnHolidays: false, ...options,
  };
}

const open: Options = { indoor: false, openOnHolidays: true, arrive: [fromFirstLight] };
const daylight: Options = { ...open, needsDaylight: true };

//                                                             energy talk intim novel quiet light cultural
const table = {
  restaurant: kind('Restaurant', 'meal', [60, 90, 120], [0.3, 0.9, 0.6, 0.3, 0.5, 0.5, 0.2], { arrive: [lunch, dinner] }),
  fine_dining: kind('Fine dining', 'meal', [90, 120, 150], [0.2, 0.9, 0.9, 0.6, 0.8, 0.8, 0.4], { arrive: [dinner], firstDate: false }),
  casual_eatery: kind('Casual eatery', 'meal', [35, 50, 90], [0.4, 0.7, 0.3, 0.3, 0.3, 0.2, 0.2], { arrive: [lunch, lateDinner] }),
  food_hall: kind('Food hall', 'meal', [40, 60, 90], [0.5, 0.7, 0.2, 0.5, 0.2, 0.3, 0.3], { arrive: [lunch, dinner] }),
  brunch_spot: kind('Brunch', 'meal', [45, 75, 105], [0.4, 0.9, 0.4, 0.3, 0.4, 0.5, 0.1], { arrive: [brunch] }),
  diner: kind('Diner', 'meal', [40, 60, 90], [0.3, 0.9, 0.4, 0.3, 0.4, 0.3, 0.2], { arrive: [brunch, lateDinner] }),
  gastropub: kind('Gastropub', 'meal', [60, 80, 110], [0.4, 0.8, 0.4, 0.3, 0.3, 0.4, 0.1], { arrive: [lunch, dinner] }),

  cafe: kind('Café', 'treat', [30, 45, 75], [0.2, 1, 0.5, 0.2, 0.7, 0.5, 0.1], { arrive: [hours(6, 24)] }),
  tea_house: kind('Tea house', 'treat', [40, 60, 90], [0.1, 1, 0.7, 0.6, 0.9, 0.6, 0.4], { arrive: [hours(9, 22)] }),
  bakery: kind('Bakery', 'treat', [20, 30, 45], [0.2, 0.8, 0.4, 0.3, 0.5, 0.4, 0.1], { arrive: [hours(6, 23.5)] }),
  dessert: kind('Dessert', 'treat', [25, 40, 60], [0.3, 0.9, 0.5, 0.4, 0.5, 0.4, 0.1], { arrive: [hours(11, 24.5)] }),
  ice_cream: kind('Ice cream', 'treat', [20, 30, 45], [0.3, 0.8, 0.4, 0.3, 0.4, 0.4, 0], { arrive: [hours(11, 24)] }),
  chocolate_shop: kind('Chocolate', 'treat', [20, 30, 45], [0.2, 0.8, 0.5, 0.5, 0.6, 0.4, 0.2], { arrive: [hours(10, 22)] }),

  bar: kind('Bar', 'drink', [45, 75, 120], [0.5, 0.7, 0.4, 0.2, 0.2, 0.4, 0.1], { alcoholCentred: true, arrive: [hours(16, 26)] }),
  cocktail_bar: kind('Cocktail bar', 'drink', [45, 75, 120], [0.4, 0.8, 0.8, 0.5, 0.5, 0.7, 0.2], { alcoholCentred: true, arrive: [hours(17, 26)] }),
  wine_bar: kind('Wine bar', 'drink', [45, 75, 120], [0.2, 0.9, 0.8, 0.4, 0.7, 0.7, 0.3], { alcoholCentred: true, arrive: [hours(16, 24.5)] }),
  rooftop_bar: kind('Rooftop bar', 'drink', [45, 75, 120], [0.5, 0.7, 0.6, 0.6, 0.3, 0.9, 0.1], { alcoholCentred: true, indoor: false, arrive: [hours(16, 26)] }),
  brewery: kind('Brewery', 'drink', [45, 75, 120], [0.5, 0.8, 0.3, 0.4, 0.3, 0.3, 0.1], { alcoholCentred: true, arrive: [hours(16, 24)] }),
  beer_garden: kind('Beer garden', 'drink', [45, 75, 120], [0.5, 0.8, 0.3, 0.4, 0.3, 0.5, 0.1], { alcoholCentred: true, indoor: false, arrive: [hours(16, 23.5)] }),

  jazz_club: kind('Jazz club', 'show', [75, 105, 150], [0.5, 0.3, 0.8, 0.6, 0.3, 0.7, 0.8], { arrive: [hours(18.5, 24)] }),
  music_venue: kind('Live music', 'show', [75, 120, 180], [0.8, 0.2, 0.5, 0.5, 0.1, 0.5, 0.6], { arrive: [hours(18, 23.5)] }),
  concert_hall: kind('Concert hall', 'show', [90, 120, 150], [0.3, 0.2, 0.6, 0.6, 0.6, 0.6, 1], { arrive: [hours(13.5, 15.5), hours(18.5, 20.5)], firstDate: false }),
  theatre: kind('Theatre', 'show', [90, 130, 165], [0.4, 0.2, 0.5, 0.6, 0.5, 0.5, 1], { arrive: [hours(13.5, 15.5), hours(18.5, 20.5)], firstDate: false }),
  cinema: kind('Cinema', 'show', [100, 125, 165], [0.3, 0.1, 0.5, 0.2, 0.5, 0.3, 0.6], { arrive: [hours(11, 22.5)], openOnHolidays: true }),
  comedy_club: kind('Comedy club', 'show', [75, 95, 120], [0.7, 0.3, 0.4, 0.5, 0.1, 0.3, 0.5], { arrive: [hours(18.5, 23)] }),
  dance_hall: kind('Dance floor', 'show', [60, 100, 180], [0.9, 0.3, 0.6, 0.5, 0, 0.4, 0.4], { arrive: [hours(20, 25)], firstDate: false }),

  museum: kind('Museum', 'activity', [60, 90, 150], [0.3, 0.8, 0.3, 0.5, 0.7, 0.4, 0.9]),
  art_museum: kind('Art museum', 'activity', [60, 90, 150], [0.3, 0.8, 0.5, 0.5, 0.8, 0.6, 1]),
  science_museum: kind('Science museum', 'activity', [75, 105, 180], [0.5, 0.7, 0.2, 0.6, 0.3, 0.3, 0.7]),
  gallery: kind('Gallery', 'activity', [30, 45, 75], [0.2, 0.9, 0.4, 0.5, 0.8, 0.5, 0.9]),
  historic_site: kind('Historic site', 'activity', [45, 60, 105], [0.3, 0.8, 0.3, 0.5, 0.6, 0.5, 0.9]),
  library: kind('Library', 'activity', [30, 45, 75], [0.1, 0.5, 0.3, 0.4, 1, 0.5, 0.8]),
  bookshop: kind('Bookshop', 'activity', [30, 45, 75], [0.2, 0.8, 0.4, 0.4, 0.8, 0.4, 0.7]),
  record_shop: kind('Record shop', 'activity', [30, 45, 60], [0.4, 0.7, 0.3, 0.5, 0.4, 0.3, 0.6]),
  shop: kind('Shop', 'activity', [25, 40, 60], [0.3, 0.8, 0.2, 0.4, 0.5, 0.3, 0.3]),
  market: kind('Market', 'activity', [40, 60, 150], [0.6, 0.8, 0.2, 0.5, 0.2, 0.5, 0.4]),
  observatory: kind('Observatory', 'activity', [60, 90, 120], [0.3, 0.8, 0.8, 0.8, 0.7, 0.9, 0.7]),
  planetarium: kind('Planetarium', 'activity', [60, 75, 105], [0.3, 0.5, 0.6, 0.7, 0.6, 0.7, 0.7]),
  aquarium: kind('Aquarium', 'activity', [75, 105, 150], [0.4, 0.8, 0.4, 0.6, 0.4, 0.6, 0.5]),
  zoo: kind('Zoo', 'activity', [90, 135, 200], [0.5, 0.9, 0.3, 0.5, 0.4, 0.6, 0.4], { indoor: false, needsDaylight: true }),
  conservatory: kind('Conservatory', 'activity', [40, 60, 90], [0.2, 0.9, 0.6, 0.6, 0.8, 0.8, 0.5]),
  bowling: kind('Bowling', 'activity', [60, 90, 120], [0.8, 0.7, 0.2, 0.4, 0.1, 0.2, 0]),
  arcade: kind('Arcade', 'activity', [45, 75, 120], [0.8, 0.6, 0.2, 0.5, 0.1, 0.2, 0.1]),
  board_games: kind('Board games', 'activity', [60, 90, 150], [0.5, 0.9, 0.3, 0.6, 0.4, 0.3, 0.2]),
  billiards: kind('Pool and darts', 'activity', [45, 75, 120], [0.6, 0.8, 0.3, 0.3, 0.2, 0.2, 0]),
  karaoke: kind('Karaoke', 'activity', [60, 90, 150], [0.9, 0.3, 0.4, 0.6, 0, 0.3, 0.2], { arrive: [hours(17, 26)], firstDate: false }),
  mini_golf: kind('Mini golf', 'activity', [45, 60, 90], [0.6, 0.9, 0.3, 0.6, 0.3, 0.4, 0.1]),
  golf_range: kind('Golf range', 'activity', [60, 90, 120], [0.7, 0.8, 0.2, 0.5, 0.3, 0.4, 0], { indoor: false }),
  axe_throwing: kind('Axe throwing', 'activity', [50, 60, 90], [0.9, 0.5, 0.2, 0.8, 0.1, 0.1, 0], { firstDate: false }),
  climbing_gym: kind('Climbing', 'activity', [75, 105, 150], [0.9, 0.6, 0.3, 0.7, 0.3, 0.2, 0]),
  skating: kind('Skating', 'activity', [60, 75, 120], [0.8, 0.6, 0.5, 0.6, 0.2, 0.5, 0.1]),
  escape_room: kind('Escape room', 'activity', [60, 75, 90], [0.7, 0.7, 0.4, 0.8, 0.3, 0.1, 0.1], { firstDate: false }),
  amusement_park: kind('Amusement park', 'activity', [90, 150, 240], [1, 0.5, 0.3, 0.7, 0, 0.6, 0.1], { indoor: false }),
  attraction: kind('Attraction', 'activity', [30, 60, 120], [0.5, 0.7, 0.3, 0.6, 0.3, 0.6, 0.4]),
  observation_deck: kind('Observation deck', 'activity', [40, 60, 90], [0.3, 0.8, 0.6, 0.6, 0.4, 1, 0.3]),
  cooking_class: kind('Cooking class', 'activity', [90, 120, 180], [0.6, 0.8, 0.5, 0.9, 0.3, 0.3, 0.5], { eating: true, firstDate: false, arrive: [hours(9, 19.5)] }),
  pottery_studio: kind('Pottery studio', 'activity', [75, 105, 150], [0.4, 0.8, 0.6, 0.9, 0.5, 0.4, 0.7], { arrive: [hours(9, 20)] }),
  art_workshop: kind('Workshop', 'activity', [60, 105, 150], [0.4, 0.8, 0.5, 0.9, 0.5, 0.4, 0.7], { arrive: [hours(9, 20)] }),
  dance_class: kind('Dance class', 'activity', [50, 60, 90], [0.9, 0.4, 0.6, 0.8, 0.1, 0.3, 0.5], { firstDate: false }),
  spa: kind('Spa', 'activity', [75, 120, 210], [0, 0.4, 0.8, 0.7, 1, 0.6, 0.1], { firstDate: false, arrive: [hours(8, 21.5)] }),
  boat_ride: kind('Boat ride', 'activity', [60, 75, 180], [0.4, 0.8, 0.6, 0.8, 0.4, 0.9, 0.3], { indoor: false, firstDate: false }),
  paddling: kind('Kayaks and boats', 'activity', [60, 75, 210], [0.8, 0.7, 0.5, 0.8, 0.5, 0.8, 0], { indoor: false, needsDaylight: true }),
  cycling: kind('Bike ride', 'activity', [60, 90, 180], [0.8, 0.6, 0.3, 0.5, 0.4, 0.7, 0], { indoor: false, needsDaylight: true }),

  park: kind('Park', 'stroll', [25, 45, 90], [0.4, 1, 0.5, 0.2, 0.8, 0.7, 0.1], daylight),
  garden: kind('Garden', 'stroll', [40, 60, 150], [0.2, 1, 0.7, 0.5, 0.9, 0.8, 0.4], { ...daylight, openOnHolidays: false }),
  beach: kind('Beach', 'stroll', [30, 60, 150], [0.4, 1, 0.7, 0.3, 0.6, 0.9, 0], daylight),
  trail: kind('Trail', 'stroll', [45, 75, 150], [0.8, 0.9, 0.5, 0.4, 0.9, 0.8, 0], { ...daylight, firstDate: false }),
  viewpoint: kind('Viewpoint', 'stroll', [20, 40, 75], [0.3, 0.9, 0.8, 0.4, 0.7, 1, 0.1], daylight),
  promenade: kind('Promenade', 'stroll', [25, 45, 75], [0.4, 1, 0.6, 0.3, 0.5, 0.8, 0.2], open),
  plaza: kind('Square', 'stroll', [20, 30, 60], [0.5, 0.9, 0.3, 0.2, 0.3, 0.6, 0.4], open),
  landmark: kind('Landmark', 'stroll', [20, 35, 60], [0.4, 0.9, 0.4, 0.4, 0.5, 0.7, 0.6], open),
  public_art: kind('Public art', 'stroll', [20, 30, 60], [0.4, 0.9, 0.4, 0.6, 0.5, 0.6, 0.9], open),
} as const satisfies Record<string, Kind>;

export type Category = keyof typeof table;
export const kinds: Readonly<Record<Category, Kind>> = table;
export const categories = Object.keys(table) as readonly Category[];
