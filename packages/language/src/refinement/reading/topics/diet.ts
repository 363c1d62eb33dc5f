import { capitalize, formatList } from '../../../format.ts';
import { wish } from '../asks.ts';
import { nothingAsked, phrase, phraseOfWords, type Ask, type Phrase } from '../phrases/phrase.ts';
import { isCuisine } from '../words/thing-words.ts';
import type { Unwanted } from '../unwanted.ts';

const eats = (diet: string): Ask => wish(`${capitalize(diet)} food`, { diets: [diet] });
const noAlcohol = (): Ask => wish('No alcohol', { diets: ['no alcohol'] });
/** What no data speak of, such as an allergy, in words that the kitchen can be asked with. */
const heeds = (what: readonly string[]): Ask => wish(`Mind: ${formatList(what)}`, { diets: what });
/** Who is allergic to a kind of place does not like it. */
const allergicTo = (unwanted: readonly Unwanted[]): Ask =>
  unwanted.every(({ place }) => place)
    ? wish(`No ${formatList(unwanted.map(({ said }) => said))}`, {
        dislikes: unwanted.map(({ said }) => said),
      })
    : heeds(unwanted.map(({ said }) => `${said.replace(/s$/, '')} allergy`));

const child = '(kid|child|children|baby|toddler|son|daughter|little one)';
const is = `[any|some|find|only|more|is|gone|went|turned|keep it|make it|keep everything|am|im|are|were|shes|hes|be|eat|eats|goes|now|strictly|mostly|both|also|has to be|needs to be|must be|should be|needs|want|make it|all
    |keep|keeps|for|something for|somewhere for|options for|food for|with|with good|with some|good|has|have|somewhere with|somewhere with good
    |a place with|a place with good|places with]`;
const served =
  '[food|option|options|friendly|restaurant|restaurants|place|places|menu|only|dinner|meal|spot|spots|dishes|stuff|diet] [only]';
const dont = `(no|without|avoid|not eating|dont eat|doesnt eat|does not eat|do not eat|cant eat|can not eat|cannot eat|cant have|cannot have|dont do
    |doesnt do|not allowed|never eat|stay away from|intolerant to|intolerance to|gave up)`;

/** A diet is heeded wherever people eat; what is not eaten stands among `unwanted.ts`. */
export const dietPhrases: readonly Phrase[] = [
  phrase(`${is} (vegan|plant based|plantbased) ${served}`, () => eats('vegan')),
  phrase(`${is} [a] (vegetarian|veggie|vegetarians|meatless|meat free|meatfree) ${served}`, () =>
    eats('vegetarian'),
  ),
  phrase(
    '(no|doesnt eat|dont eat|do not eat|does not eat|cant eat|without|not eating|avoid) [any] meat',
    () => eats('vegetarian'),
  ),
  phrase(
    '[are|is|im|am] (vegetarian|veggie) (who|that|but|and) [i|we|she|he] [do|does|still|also] eat [fish|seafood]',
    () => eats('pescatarian'),
  ),
  phrase(`${is} [a] (pescatarian|pescetarian) ${served}`, () => eats('pescatarian')),
  phrase(
    `${is} (gluten free|glutenfree|gluten intolerant|wheat free|gluten intolerance|gluten sensitive) ${served}`,
    () => eats('gluten-free'),
  ),
  phrase(
    '[with|add] [a] [meal] [,] [and] (ask|ill ask|check with|call|talk to|will ask) the (kitchen|restaurant|chef|staff|waiter)',
    () => wish('With a meal: you will ask the kitchen', { askKitchen: true, haveEaten: false }),
  ),
  phrase(
    '(were|we are|im|i am|shes|hes|theyre|are|is|am) [both|all] (under|not|not yet) (21|18|twenty one) [yet]',
    () => wish('Under 21', { needs: ['under-21'] }),
  ),
  phrase(
    '[somewhere|places|a place|with|in the] (heatwave|heat wave|ac|air conditioning|air conditioned|a c)',
    () => wish('Out of the heat', { needs: ['no-heat'] }),
  ),
  phrase(
    '(were|im|shes|hes|theyre|we are|i am|she is|he is|both) [both|only|just|barely] <number> [years old|year old|yo]',
    ({ number }) =>
      number >= 16 && number < 21 ? wish('Under 21', { needs: ['under-21'] }) : undefined,
  ),
  phrase(
    `[the|our|my|a|her|his] ${child} [is|are|will|can|might|could] [be] (come|coming|join|joining|tagging|tag) [along|too|with us|us]`,
    () => wish('With our children', { needs: ['children'] }),
  ),
  phrase(
    '[the|our|my|a|her|his] (dog|puppy|pup) [is|will|can|might|could] [be] (come|coming|join|joining|tagging|tag) [along|too|with us|us]',
    () => wish('With our dog', { needs: ['dog'] }),
  ),
  phrase('(im|i am|shes|hes|were|we are) off [of] (gluten|wheat)', () => eats('gluten-free')),
  phrase('(im|i am|shes|hes|were|we are) off [of] (dairy|lactose|milk)', () => eats('dairy-free')),
  phrase('[has|have] (celiac|coeliac) [disease]', () => heeds(['celiac'])),
  phrase('(is|im|am|shes|hes|are|eat|eats|needs|need) gf', () => eats('gluten-free')),
  phrase('gf (food|option|options|friendly|restaurant|place|menu|please)', () =>
    eats('gluten-free'),
  ),
  phrase(
    `${is} (dairy free|dairyfree|lactose free|lactose intolerant|lactose intolerance|milk free) ${served}`,
    () => eats('dairy-free'),
  ),
  phrase('[is|im|am|shes|hes|were] vegan [and|but|,] not [just] (vegetarian|veggie)', () =>
    eats('vegan'),
  ),
  phrase(
    '(not|isnt|arent|aint|no longer) [a|strictly|fully] (vegan|vegetarian|veggie|pescatarian|halal|kosher|keto|gluten free)',
    () => nothingAsked,
  ),
  phrase(
    '(neither of us|none of us|nobody|neither|she never|he never) (drink|drinking)',
    noAlcohol,
  ),
  phrase(`${is} halal [only] [meat|chicken] ${served}`, () => eats('halal')),
  ...[
    'jain',
    'whole30',
    'macrobiotic',
    'keto',
    'paleo',
    'low carb',
    'low fodmap',
    'sugar free',
  ].map((diet) =>
    phraseOfWords(`${is} [a|on a|doing] ${diet} [diet] ${served}`, () => heeds([diet])),
  ),
  phrase(`${is} kosher ${served}`, () => eats('kosher')),
  phrase(`${dont} [any|to eat] (gluten|wheat)`, () => eats('gluten-free')),
  phrase(`${dont} [any] (dairy|lactose|milk)`, () => eats('dairy-free')),

  phrase(
    '(allergic to|allergy to|allergy against|severe allergy to) [all] <unwanted>',
    ({ unwanted }) => allergicTo(unwanted),
  ),
  phrase(
    '[has|have|with|got|is] [a|an] <unwanted> (allergy|allergic|intolerance)',
    ({ unwanted }) => allergicTo(unwanted),
  ),

  phrase(
    '(no|without|not|avoid|skip|zero|hold) [the|any] (alcohol|booze|alcoholic drinks|drinking)',
    noAlcohol,
  ),
  phrase(
    `(alcohol free|non alcoholic|nonalcoholic|sober|teetotal|teetotaler|sober friendly|booze free|dry january|alcoholfree) [date|night|evening
    |option|options|drinks|please]`,
    noAlcohol,
  ),
  phrase(
    `(dont|doesnt|do not|does not|cant|cannot|cant have|stopped|quit|not|wont be) (drinking|drink alcohol|drink booze|drinking alcohol
    |drinking tonight) [anymore]`,
    noAlcohol,
  ),
  phrase(
    '(dont|doesnt|do not|does not|cant|cannot|wont|can not) drink [anymore|at all]',
    noAlcohol,
  ),
  phrase('(less|not so|not too|nothing|not as) (boozy|drinky|drunk|alcoholic)', () =>
    wish('Fewer bars', { dislikes: ['bars'] }),
  ),
  phrase('(is|im|am|shes|were|are) [the] expecting', noAlcohol),
  phrase('(in recovery|recovering alcoholic|designated driver)', noAlcohol),
  phrase(`<food> free ${served}`, ({ food }) => heeds([`${food.said}-free`])),
  phrase(`<thing> free ${served}`, ({ thing }) =>
    isCuisine(thing.targets) ? heeds([`${thing.text}-free`]) : undefined,
  ),
];
