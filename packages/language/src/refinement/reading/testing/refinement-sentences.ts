import type { Question, WishChanges } from '../../adjustment.ts';

/**
 * What a sentence is expected to ask for, in short: money in dollars, times as '22:00' (past
 * midnight '25:00') or in minutes from what is planned ('+60'), moves as 'cost less', stops as
 * 'walk' or, in a place, as 'walk @0' and 'tacos @dinner'.
 */
export interface Expected
  extends Pick<
    WishChanges,
    | 'maxMiles'
    | 'mode'
    | 'setting'
    | 'haveEaten'
    | 'mood'
    | 'likes'
    | 'dislikes'
    | 'diets'
    | 'cuisines'
    | 'needs'
  > {
  readonly start?: string;
  readonly end?: string | null;
  readonly most?: number;
  readonly least?: number;
  readonly moves?: readonly string[];
  /** A stop and a like. */
  readonly wants?: readonly string[];
  /** A stop and a cuisine. */
  readonly dishes?: readonly string[];
  /** A stop for a meal as such: they have not eaten. */
  readonly meals?: readonly string[];
  /** A stop like one of the plan. */
  readonly samples?: readonly string[];
  readonly keep?: readonly (number | string)[];
  readonly swap?: readonly (number | string)[];
  readonly drop?: readonly (number | string)[];
  /** Stops more than there were, each a like: 'karaoke @last'. */
  readonly adds?: readonly string[];
  readonly stops?: number;
  readonly order?: readonly number[];
  readonly near?: number | string;
  readonly meal?: string;
  readonly questions?: readonly Question[];
  readonly isContent?: true;
  readonly unread?: readonly string[];
}

export type Sentence = readonly [text: string, expected: Expected];

/**
 * Of an evening from 18:30 to 22:45 for $96: the Museum of Modern Art, Tartine Manufactory and The
 * Alembic.
 */
export const tuned: readonly Sentence[] = [
  // Typed in haste
  ['i want to impress her', { mood: ['impress'] }],
  ['kinda boring, make it more exciting', { moves: ['fun more'] }],
  ['8pm', { start: '20:00' }],
  ['no wait start at 8 not 7', { start: '20:00' }],
  ['i want dinner before 8', { haveEaten: false, meal: '20:00' }],
  ['we eat late, like 9:30', { haveEaten: false, meal: '21:30' }],
  ['she is fasting until 8', { needs: ['fasting'], unread: ['until 8'] }],
  ['dont want to eat so late', { haveEaten: false, meal: '-45' }],
  ['lunch not dinner', { haveEaten: false, start: '12:00' }],
  ['they closed The Alembic', { swap: [2] }],
  ['not vegan, vegetarian', { diets: ['vegetarian'] }],
  ['im allergic to museums', { dislikes: ['museums'] }],
  ['no museums, theater only', { dislikes: ['museums'], wants: ['theater'] }],
  ['my girlfriend has a guide dog', { needs: ['service-dog'] }],
  ['the vibe is a bit formal', { mood: ['casual'] }],
  ['a bit pricey, no?', { moves: ['cost less'] }],
  // Where, in which order, and what was taken for something else
  ['something closer to home', { near: 'place' }],
  ['closer to the first stop', { near: 0 }],
  ['nothing across the bridge', { needs: ['same-shore'] }],
  ['swap the order', { order: [2, 1, 0] }],
  ['each of us can spend 30', { most: 60 }],
  ['dont want to blow more than 150', { most: 150 }],
  ["we're under 21", { needs: ['under-21'] }],
  ['our kids are coming, 6 and 9', { needs: ['children'], unread: ['6', '9'] }],
  ['feels like a tourist trap', { moves: ['famous less'] }],
  ['get us out of the sun', { setting: 'indoor' }],
  ['someplace warm', { setting: 'indoor' }],
  ['casual, sneakers ok', { mood: ['casual'] }],
  ['more of a local hangout vibe', { moves: ['famous less'] }],
  ['I finish work at 6', { start: '18:30' }],
  // Money
  ['under $80', { most: 80 }],
  ['at most eighty bucks', { most: 80 }],
  ['max 60', { most: 60 }],
  ['budget of 120', { most: 120 }],
  ['60 max', { most: 60 }],
  ['$40 each', { most: 80 }],
  ['no more than 45 dollars per person', { most: 90 }],
  ['half the price', { most: 48 }],
  ['$20 cheaper', { most: 76 }],
  ['25% cheaper', { most: 72 }],
  ['cheaper', { moves: ['cost less'] }],
  ['less expensive', { moves: ['cost less'] }],
  ['not so pricey', { moves: ['cost less'] }],
  ["it's too expensive", { moves: ['cost less'] }],
  ['splurge', { moves: ['cost more'] }],
  ['we can spend more', { moves: ['cost more'] }],
  ['$50 to $90', { least: 50, most: 90 }],
  ['between 100 and 150 dollars', { least: 100, most: 150 }],
  ['at least $150', { least: 150 }],
  ['free stuff only', { moves: ['cost less'] }],
  ['under a hundred and twenty dollars', { most: 120 }],
  ['1,000 dollars max', { most: 1000 }],
  ['budget 50-90', { least: 50, most: 90 }],
  ["don't spend more than 70", { most: 70 }],
  ['dinner under $50', { unread: ['dinner under $50'] }],
  // Hours
  ['end by ten', { end: '22:00' }],
  ['done by 9:30', { end: '21:30' }],
  ['home before midnight', { end: '24:00' }],
  ['over by 11pm', { end: '23:00' }],
  ['back home by half past ten', { end: '22:30' }],
  ['end by 1', { end: '25:00' }],
  ['end by five', { unread: ['end by five'] }],
  ['done by 21:45', { end: '21:45' }],
  ['10pm at the latest', { end: '22:00' }],
  ['start at 7', { start: '19:00' }],
  ['start at quarter to eight', { start: '19:45' }],
  ['start at noon', { start: '12:00' }],
  ['start an hour later', { start: '+60' }],
  ['half an hour earlier', { start: '-30' }],
  ['earlier', { start: '-60' }],
  ['a bit later', { start: '+30' }],
  ['later start', { start: '+60' }],
  ['not before six', { start: '18:30' }],
  ['not before eight', { start: '20:00' }],
  ['start at 3, end by 6', { start: '15:00', end: '18:00' }],
  ['between 6 and 9', { start: '18:00', end: '21:00' }],
  ['7-11pm', { start: '19:00', end: '23:00' }],
  ['shorter', { moves: ['length less'] }],
  ['an hour shorter', { end: '-60' }],
  ['longer', { moves: ['length more'] }],
  ['an hour longer', { end: '+60', moves: ['length more'] }],
  ['make it last until midnight', { end: '24:00', moves: ['length more'] }],
  ['we only have two hours', { end: '20:30' }],
  ['not too late', { end: '-60' }],
  ['finish earlier', { end: '-60' }],
  ['dinner at eight', { meal: '20:00', haveEaten: false }],
  // Ways
  ['closer together', { moves: ['travel less'] }],
  ['within 2 miles', { maxMiles: 2 }],
  ['max half a mile', { maxMiles: 0.5 }],
  ['less walking', { moves: ['travel less'] }],
  ["she's wearing heels", { moves: ['travel less'] }],
  ['walkable', { mode: 'walking' }],
  ['all within walking distance', { mode: 'walking' }],
  ["we're driving", { mode: 'driving' }],
  ['no car', { mode: 'public' }],
  ['by subway', { mode: 'public' }],
  ['less driving', { moves: ['travel less'] }],
  ['stay nearby', { moves: ['travel less'] }],
  ["it's too far apart", { moves: ['travel less'] }],
  // Diets
  ['vegan', { diets: ['vegan'] }],
  ['she is vegetarian', { diets: ['vegetarian'] }],
  ['gluten free', { diets: ['gluten-free'] }],
  ['halal food please', { diets: ['halal'] }],
  ['nut allergy', { diets: ['nut allergy'] }],
  ["she's allergic to peanuts", { diets: ['peanut allergy'] }],
  [
    "i'm pregnant so no sushi or alcohol",
    { needs: ['pregnant'], diets: ['no alcohol'], dislikes: ['sushi'] },
  ],
  ["he doesn't drink", { diets: ['no alcohol'] }],
  ['no pork', { diets: ['no pork'] }],
  ['no meat and no dairy', { diets: ['vegetarian', 'dairy-free'] }],
  // Likes
  ['live jazz', { wants: ['live jazz'] }],
  ['somewhere with a view', { wants: ['view'] }],
  ['add a museum', { adds: ['museum'] }],
  ['more art', { wants: ['art'] }],
  ['more music', { wants: ['music'] }],
  ['i want ramen', { dishes: ['ramen'] }],
  ['thai instead', { dishes: ['thai'] }],
  ['a rooftop', { wants: ['rooftop'] }],
  ['mini golf', { wants: ['mini golf'] }],
  ['a good sushi bar', { dishes: ['sushi'] }],
  ['sushi or ramen', { cuisines: ['sushi', 'ramen'] }],
  ['let’s play mini golf', { wants: ['mini golf'] }],
  ['a hipster cafe', { wants: ['cafe'], unread: ['hipster'] }],
  ['thai boxing', { unread: ['thai boxing'] }],
  ['by the water', { wants: ['water'] }],
  ['drinks on a rooftop', { wants: ['drinks on a rooftop'] }],
  ['with free parking', { questions: ['parking'] }],
  ['live jazz mini golf', { wants: ['live jazz', 'mini golf'] }],
  // Dislikes
  ['no seafood', { dislikes: ['seafood'] }],
  ['without museums', { dislikes: ['museums'] }],
  ['swap 1 and 3', { order: [2, 1, 0] }],
  ['do we tip at the bar?', { questions: ['cost'] }],
  ['should I book the restaurant', { questions: ['booking'] }],
  ['will we see the sunset', { questions: ['sunset'] }],
  ['nothing after 10:30', { end: '22:30' }],
  ["my car's in the shop", { mode: 'public' }],
  ['nothing loud', { needs: ['quiet'] }],
  ['not so touristy', { moves: ['famous less'] }],
  ['no bars', { dislikes: ['bars'] }],
  ['we hate crowds', { dislikes: ['crowds'] }],
  ['skip the gallery', { swap: ['gallery'], dislikes: ['gallery'] }],
  ['anything but sushi', { dislikes: ['sushi'] }],
  ['not another park', { dislikes: ['park'] }],
  ['no seafood or steak but live jazz', { dislikes: ['seafood', 'steak'], wants: ['live jazz'] }],
  ['no seafood, live jazz', { dislikes: ['seafood'], wants: ['live jazz'] }],
  ['no bars and clubs', { dislikes: ['bars', 'clubs'] }],
  ['no seafood, steak or sushi', { dislikes: ['seafood', 'steak', 'sushi'] }],
  ['no seafood and a bookshop', { dislikes: ['seafood'], wants: ['bookshop'] }],
  ['no seafood live jazz', { dislikes: ['seafood'], wants: ['live jazz'] }],
  ["don't make it cheaper", { unread: ["don't make it cheaper"] }],
  ['not cheaper', { unread: ['not cheaper'] }],
  ['not more romantic', { unread: ['not more romantic'] }],
  ["we don't mind walking", { unread: ["don't mind walking"] }],
  ['no clowns', { unread: ['no clowns'] }],
  // Settings
  ['indoors please it will rain', { setting: 'indoor' }],
  ['outside', { setting: 'outdoor' }],
  ['more time outdoors', { moves: ['outdoors more'] }],
  ['under the stars', { setting: 'outdoor' }],
  ['nothing outside', { setting: 'indoor' }],
  ['inside or outside', { setting: 'both' }],
  // Moods
  ['more romantic', { moves: ['romantic more'] }],
  ['make it fun', { moves: ['fun more'] }],
  ['quieter', { moves: ['quiet more'] }],
  ['somewhere we can talk', { moves: ['talk more'] }],
  ['cozy', { mood: ['cozy'] }],
  ['less formal', { mood: ['casual'] }],
  ['not too fancy', { mood: ['casual'] }],
  ['something special for our anniversary', { mood: ['special', 'anniversary'] }],
  ['not so romantic', { moves: ['romantic less'] }],
  ['less boring', { moves: ['fun more'] }],
  ['calmer and cozier', { moves: ['relaxed more'], mood: ['cozy'] }],
  ['off the beaten path', { moves: ['famous less'] }],
  ['surprise me', { moves: ['adventurous more'] }],
  // Stops
  ['keep the first', { keep: [0] }],
  ['keep dinner', { keep: ['dinner'] }],
  ['keep Tartine', { keep: [1] }],
  ['keep everything but the last', { keep: [0, 1], swap: [2] }],
  ['keep the first and the last', { keep: [0, 2] }],
  ['i love the first one', { keep: [0] }],
  ['swap the second', { swap: [1] }],
  ['change the bar', { swap: ['bar'] }],
  ['bar too loud', { swap: ['bar'], moves: ['quiet more'] }],
  ['museum closes early', { unread: ['museum closes early'] }],
  ['all good except the last one', { swap: [2], keep: [0, 1] }],
  ['could the last stop be a rooftop', { swap: [2], wants: ['rooftop @2'] }],
  ['keep dinner and change the rest', { unread: ['keep dinner and change the rest'] }],
  ['only change the last', { swap: [2], keep: [0, 1] }],
  ['swap the second keep the rest', { swap: [1], keep: [0, 2] }],
  ['replace dinner with tacos', { swap: ['dinner'], dishes: ['tacos @dinner'] }],
  ['tacos instead of dinner', { swap: ['dinner'], dishes: ['tacos @dinner'] }],
  ['a different restaurant', { swap: ['restaurant'], samples: ['restaurant @restaurant'] }],
  ['another bar', { swap: ['bar'], samples: ['bar @bar'] }],
  ['a quieter bar', { swap: ['bar'], samples: ['bar @bar'], moves: ['quiet more'] }],
  ['something else instead of the museum', { swap: ['museum'], dislikes: ['museum'] }],
  ['swap the second for a bookshop', { swap: [1], wants: ['bookshop @1'] }],
  ['swap the alembic for something cheaper', { swap: [2], moves: ['cost less'] }],
  ['start with a walk', { wants: ['walk @0'] }],
  ['finish with dessert', { wants: ['dessert @2'] }],
  ['end with drinks', { wants: ['drinks @2'] }],
  ['end at a jazz club', { wants: ['jazz club @2'] }],
  ['dinner first', { meals: ['dinner @0'] }],
  ['a walk, then dinner, then drinks', { wants: ['walk @0', 'drinks @2'], meals: ['dinner @1'] }],
  ['museum before dinner', { unread: ['museum before dinner'] }],
  ['like the first one', { samples: ['Museum of Modern Art'] }],
  ['swap the first two', { order: [1, 0, 2] }],
  ['swap the bar with the museum', { unread: ['swap the bar with the museum'] }],
  // Meals
  ['we already ate', { haveEaten: true }],
  ['no dinner', { haveEaten: true }],
  ['skip dinner', { haveEaten: true }],
  ['add dinner', { meals: ['dinner'] }],
  ['we want to eat', { meals: ['food'] }],
  ['less food', { moves: ['food less'] }],
  // What nobody can read
  ['bring my dog', { needs: ['dog'] }],
  ['with a hot tub', { unread: ['with a hot tub'] }],
  ['in paris', { unread: ['in paris'] }],
  ['asdf', { unread: ['asdf'] }],
  ['qwe rty uiop', { unread: ['qwe rty uiop'] }],
  ['add a fourth stop', { stops: 4 }],
  // Several at once, and as people write on a phone
  [
    'no seafood, live jazz, under $80, end by ten',
    { dislikes: ['seafood'], wants: ['live jazz'], most: 80, end: '22:00' },
  ],
  [
    'start with a walk, keep the first place, swap the second',
    { wants: ['walk @0'], keep: [0], swap: [1] },
  ],
  ['cheeper and less walkin pls', { moves: ['cost less', 'travel less'] }],
  [
    'could you make it a bit more romantic and quieter please',
    { moves: ['romantic more', 'quiet more'] },
  ],
  ['maybe add some live music but not too late', { adds: ['live music'], end: '-60' }],
  ['can we start later and skip the museum 🙏', { start: '+60', drop: ['museum'] }],
  ['in paris under $80', { most: 80, unread: ['in paris'] }],
  ['more romatic, indors', { moves: ['romantic more'], setting: 'indoor' }],
  // Short for more
  ['a different place for dinner', { swap: ['dinner'], samples: ['dinner @dinner'] }],
  ['rain plan', { setting: 'indoor' }],
  ['don’t skip dinner', { meals: ['dinner'] }],
  ['swap out tartine for something vegetarian', { swap: [1], dishes: ['vegetarian @1'] }],
];

/** Of a morning from 9:00 to 13:00 at the same places. */
export const tunedMorning: readonly Sentence[] = [
  ['end by ten', { end: '10:00' }],
  ['end by one', { end: '13:00' }],
  ['done by noon', { end: '12:00' }],
  ['start at 10', { start: '10:00' }],
  ['start at 8', { start: '08:00' }],
  ['start at two', { start: '14:00' }],
  ['over by 2:30', { end: '14:30' }],
];

/**
 * Sentences of which less is read than they mean, or more given back than need be. What was not
 * understood is always given back.
 */
export const misread: readonly (readonly [text: string, meant: string, today: Expected])[] = [
  [
    'money’s a bit tight this month',
    'Cheaper, and nothing else',
    { moves: ['cost less'], unread: ['month'] },
  ],
  ['can my sister come', 'a third person, whom no plan has', { unread: ['my sister come'] }],
  ['what about the weather', 'a question', { unread: ['the weather'] }],
  ['book us a table for two', 'a table', { unread: ['book us a table'] }],
  ['spend less on food', 'a cheaper meal', { moves: ['cost less'], unread: ['on food'] }],
  ['eat first', 'Start with a meal', { unread: ['eat first'] }],
  [
    'gf is vegan, i eat everything',
    'Vegan food, and nothing else',
    { diets: ['vegan'], unread: ['eat everything'] },
  ],
  [
    'a quiet place to read',
    'A stop for reading, in quiet',
    { moves: ['quiet more'], unread: ['to read'] },
  ],
];
