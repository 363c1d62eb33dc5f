import type { Cuisine, Diet, Venue } from '@rendezvous/venue-model';

/** What to say or ask at a table so that a diet is kept there: what a kitchen of that kind puts into dishes without naming it. */
interface Order {
  readonly cuisines: readonly Cuisine[];
  readonly says: string;
}

const fishSauce: readonly Cuisine[] = ['thai', 'vietnamese', 'lao', 'burmese', 'filipino'];
const soySauce: readonly Cuisine[] = ['chinese', 'cantonese', 'sichuan', 'taiwanese', 'dim-sum'];
const dashi: readonly Cuisine[] = ['japanese', 'ramen', 'izakaya', 'sushi'];
const ghee: readonly Cuisine[] = ['indian', 'nepalese', 'pakistani', 'sri-lankan'];
const lard: readonly Cuisine[] = ['mexican', 'oaxacan', 'tex-mex', 'salvadoran'];
const levantine: readonly Cuisine[] = [
  'lebanese',
  'middle-eastern',
  'israeli',
  'persian',
  'turkish',
  'greek',
  'mediterranean',
];

const kimchi: Order = {
  cuisines: ['korean'],
  says: 'ask which kimchi and broths are made without fish',
};
const noDashi: Order = { cuisines: dashi, says: 'ask what comes without dashi, the fish stock' };

const orders: Partial<Record<Diet, readonly Order[]>> = {
  vegan: [
    { cuisines: ghee, says: 'say no ghee, no yogurt and no paneer' },
    { cuisines: fishSauce, says: 'say no fish sauce, no shrimp paste and no egg' },
    { cuisines: soySauce, says: 'say no oyster sauce, no egg and no meat stock' },
    noDashi,
    kimchi,
    {
      cuisines: lard,
      says: 'say no cheese and no crema, and ask whether the beans are cooked with lard',
    },
    { cuisines: ['ethiopian'], says: 'ask for the fasting dishes, which have no butter' },
    { cuisines: levantine, says: 'say no yogurt, no feta and no butter on the rice' },
    { cuisines: ['pizza', 'italian'], says: 'say no cheese, and ask which pasta has no egg' },
  ],
  vegetarian: [
    { cuisines: fishSauce, says: 'say no fish sauce and no shrimp paste' },
    { cuisines: soySauce, says: 'say no oyster sauce and no meat stock' },
    noDashi,
    kimchi,
    { cuisines: lard, says: 'ask whether beans and rice are cooked with lard or chicken stock' },
    { cuisines: ['french'], says: 'ask which sauces begin with meat stock' },
  ],
  'gluten-free': [
    {
      cuisines: lard,
      says: 'ask for corn tortillas, and whether anything with flour shares the fryer',
    },
    { cuisines: dashi, says: 'ask for tamari in place of soy sauce, and no tempura' },
    {
      cuisines: [...soySauce, ...fishSauce, 'korean'],
      says: 'ask which sauces hold soy, which is brewed with wheat',
    },
    { cuisines: ghee, says: 'leave out naan and samosas, and ask about the frying oil' },
    { cuisines: ['ethiopian'], says: 'ask ahead for injera of teff alone' },
    { cuisines: ['pizza', 'italian'], says: 'ask whether gluten-free dough has its own pan' },
    { cuisines: ['burgers', 'diner'], says: 'ask whether the fries have a fryer of their own' },
    { cuisines: ['barbecue'], says: 'ask which sauces and rubs hold wheat' },
  ],
  'dairy-free': [
    { cuisines: ghee, says: 'say no ghee, no yogurt and no paneer' },
    { cuisines: ['french'], says: 'ask which dishes are cooked in oil instead of butter' },
    { cuisines: ['pizza', 'italian'], says: 'ask which sauces and doughs have no milk' },
  ],
};

/** What is all of it free of what a diet leaves out. */
const wholly: Partial<Record<Diet, readonly Cuisine[]>> = {
  vegan: ['vegan'],
  vegetarian: ['vegan', 'vegetarian'],
  'dairy-free': ['vegan'],
};

/** What those who keep a diet say at a kitchen, in the imperative; undefined where nothing has to be said, or nothing is known. */
export function orderFor(
  diet: Diet,
  { cuisines, dietary }: Pick<Venue, 'cuisines' | 'dietary'>,
): string | undefined {
  const isWhole =
    wholly[diet]?.some((cuisine) => cuisines.includes(cuisine)) === true ||
    (diet === 'gluten-free' && dietary.includes('gluten-free-kitchen'));
  if (isWhole) return undefined;
  return orders[diet]?.find((order) => order.cuisines.some((one) => cuisines.includes(one)))?.says;
}
