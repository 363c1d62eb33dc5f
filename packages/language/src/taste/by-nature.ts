import { categories, cuisines, type Category, type Cuisine } from '@rendezvous/venue-model';
import { fold, singular } from './words-of.ts';

/** Places of a kind, kitchens of a cuisine, or kitchens that are both. */
export interface Host {
  readonly kind?: Category;
  readonly cuisine?: Cuisine;
}

/**
 * What places have although hardly any of them says so: a cocktail bar stirs a martini, a bakery
 * pours coffee, a park is green. Left: terms of the lexicon, comma-separated. Right: where they are
 * had, an `@kind` or `#cuisine` of which kitchens alone count; `#cuisine+kind` where not every
 * kitchen of the cuisine has it. Only what next to every such place has.
 */
const rows: readonly (readonly [terms: string, hosts: string])[] = [
  // Drinks
  [
    'martini, old fashioned, negroni, margarita, daiquiri, mojito, gin, rum, espresso martini',
    '@cocktail_bar',
  ],
  ['cocktails', '@rooftop_bar @fine_dining'],
  [
    'wine',
    '@fine_dining #italian+restaurant #french+restaurant #spanish+restaurant #tapas+restaurant #greek+restaurant #portuguese+restaurant #georgian+restaurant #steakhouse+restaurant',
  ],
  ['beer', '@bar @gastropub #german+restaurant'],
  ['craft beer, ipa, beer flight', '@brewery'],
  ['german beer', '#german+restaurant #german+gastropub #german+beer_garden'],
  ['guinness', '#irish'],
  ['sangria', '#spanish #tapas'],
  ['sake', '#izakaya #sushi+restaurant #japanese+restaurant'],
  ['champagne', '@fine_dining'],
  ['cheese', '@wine_bar'],
  ['tea', '@cafe #dim-sum+restaurant'],
  ['margarita', '#tex-mex+restaurant'],
  ['coffee', '@bakery @brunch_spot @diner'],
  ['espresso, latte, cappuccino', '@cafe'],
  ['hot chocolate, warm drinks', '@cafe'],
  ['chai', '#indian+cafe #pakistani+cafe'],
  // Baked and sweet
  ['bread, cookies, cakes, pastries', '@bakery'],
  ['sundae, milkshake', '@ice_cream'],
  ['milkshake, pie, pancakes, omelets, burgers, breakfast, sandwiches', '@diner'],
  ['breakfast', '@brunch_spot #breakfast'],
  ['eggs benedict, french toast', '@brunch_spot'],
  ['brunch', '@diner'],
  // Dishes
  [
    'soup',
    '#ramen #vietnamese+restaurant #korean+restaurant #thai+restaurant #deli+restaurant #russian+restaurant #ukrainian+restaurant #polish+restaurant',
  ],
  ['noodles', '#ramen #thai #vietnamese+restaurant #chinese+restaurant #taiwanese+restaurant'],
  [
    'spicy food',
    '#sichuan #thai #indian #pakistani #sri-lankan #korean #ethiopian #jamaican #nepalese #cajun #west-african',
  ],
  ['curry', '#indian #pakistani #thai #sri-lankan #nepalese #malaysian'],
  ['naan, samosa', '#indian+restaurant'],
  ['pad thai, green curry, tom yum', '#thai'],
  ['spring rolls', '#vietnamese #thai'],
  ['pho', '#vietnamese+restaurant'],
  ['kimchi, banchan', '#korean+restaurant'],
  ['injera', '#ethiopian'],
  ['mapo tofu, mala', '#sichuan'],
  ['momos', '#nepalese'],
  ['tea leaf salad', '#burmese'],
  ['laksa, roti canai', '#malaysian'],
  ['lumpia, adobo', '#filipino+restaurant'],
  ['dumplings', '#dim-sum #georgian #polish #nepalese'],
  ['sashimi', '#sushi'],
  ['gumbo, jambalaya', '#cajun #creole'],
  ['jerk chicken', '#jamaican'],
  ['fried chicken, cornbread, mac and cheese', '#soul-food'],
  ['brisket, ribs', '#barbecue'],
  ['fries', '#burgers @diner @gastropub'],
  ['burgers', '@gastropub'],
  ['fajitas, queso, nachos, enchiladas', '#tex-mex'],
  ['guacamole', '#mexican+restaurant'],
  ['tacos, guacamole', '#tex-mex'],
  ['pupusas', '#salvadoran'],
  ['arepas', '#venezuelan'],
  ['ceviche, lomo saltado, pisco sour', '#peruvian+restaurant'],
  ['empanadas', '#argentinian #colombian'],
  ['cubano, ropa vieja', '#cuban+restaurant'],
  ['pasta', '#italian+restaurant #italian+fine_dining'],
  ['falafel, hummus, mezze', '#lebanese #middle-eastern #israeli'],
  ['kebab', '#persian #afghan #turkish'],
  ['khachapuri', '#georgian'],
  ['pierogi', '#polish'],
  ['borscht, pelmeni', '#russian #ukrainian'],
  ['schnitzel, bratwurst, pretzel', '#german+restaurant #german+gastropub'],
  ['fondue', '#swiss'],
  ['fish and chips', '#irish #british'],
  ['shrimp', '#seafood'],
  ['filet mignon', '#steakhouse'],
  ['vegan food, vegetarian food', '#vegan'],
  // Out of doors and among things
  ['greenery', '@park @garden @conservatory @trail'],
  ['nature', '@park @garden @trail'],
  ['trees', '@park @garden @trail'],
  ['plants', '@garden @conservatory'],
  ['flowers', '@garden @conservatory'],
  ['benches', '@park @garden @promenade @plaza'],
  ['sand', '@beach'],
  ['water', '@beach @boat_ride @paddling'],
  ['views', '@viewpoint'],
  ['boats', '@boat_ride @paddling'],
  ['books', '@library'],
];

function parseHost(text: string): Host {
  const [first = '', also] = text.split('+');
  const kind = categories.find((one) => one === (also ?? first.replace(/^@/, '')));
  const cuisine = cuisines.find((one) => `#${one}` === first);
  if (kind === undefined && cuisine === undefined)
    throw new Error(`Cannot read what places have by nature: "${text}" names no kind or cuisine`);
  return { ...(kind && { kind }), ...(cuisine && { cuisine }) };
}

/** Who has a term, folded and in the singular, by nature. */
export const hostsByNature: ReadonlyMap<string, readonly Host[]> = new Map(
  [
    ...Map.groupBy(
      rows.flatMap(([terms, hosts]) =>
        terms.split(',').map((term) => ({ term: singular(fold(term)), hosts: hosts.split(' ') })),
      ),
      ({ term }) => term,
    ),
  ].map(([term, those]) => [term, those.flatMap(({ hosts }) => hosts.map(parseHost))]),
);
