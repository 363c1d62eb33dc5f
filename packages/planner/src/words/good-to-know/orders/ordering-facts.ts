import { capitalize, formatList } from '@rendezvous/language';
import { kinds } from '@rendezvous/venue-model';
import type { Stop } from '../../../plan.ts';
import type { Scene } from '../../../scene.ts';
import { choose, keyOf } from '../../voice/choose.ts';
import { spokenName } from '../../voice/moments.ts';
import type { Fact } from '../fact.ts';
import { isShort } from '../stand-in-words.ts';
import { isKeptOut } from './kept-out.ts';
import { orderAt, type Order } from './order-at.ts';
import { tableOf, type TheirTable } from './who-leaves-what.ts';

/** More letters are more than anybody reads at a table. */
const mostLetters = 170;

/**
 * What two people who leave something out order where they eat, what they leave and what they say
 * there: a sentence, and another where a plate could harm one of them.
 */
export function orderingFacts(eating: readonly Stop[], scene: Scene): Fact[] {
  const theirs = tableOf(scene);
  const table = eating.find(({ venue }) => kinds[venue.category].role === 'meal') ?? eating[0];
  if (!table || theirs.leftOut.length === 0) return [];
  const isDanger = theirs.allergies.length > 0;
  const next = eating.find((stop) => stop !== table);
  const outing = { table, theirs, key: keyOf([table.venue.id], scene.context.date, 'order') };
  const isKept = theirs.leftOut.every((one) => isKeptOut(table.venue, one));
  const first =
    isSetMenu(table.venue) && !isKept
      ? aheadOf(table, theirs)
      : isDanger
        ? warned(outing, next)
        : advised(outing);
  const further = isDanger ? undefined : next && leftAt(next, theirs);
  const text = [first, further && `${further}.`].filter((one) => one !== undefined).join(' ');
  return text === '' ? [] : [{ about: 'what to order', strength: isDanger ? 0.98 : 0.86, text }];
}

/** A table, who sits at it, and what tells their evening from others. */
interface Outing {
  readonly table: Stop;
  readonly theirs: TheirTable;
  readonly key: string;
}

/** What two people order who would only rather not have something. */
function advised({ table, theirs, key }: Outing): string | undefined {
  const order = orderAt(table, theirs.leftOut);
  const isWorthSaying =
    order &&
    (order.leave.length > 0 ||
      order.ask !== undefined ||
      (theirs.isDiet && kinds[table.venue.category].role === 'meal'));
  return isWorthSaying ? said(order, { table, key, lead: undefined, theirs }) : undefined;
}

/** The same where a plate could harm one of them: they say it at the table in any case. */
function warned({ table, theirs, key }: Outing, next: Stop | undefined): string | undefined {
  const { venue } = table;
  const { allergies, isCeliac, leftOut } = theirs;
  const begin = venue.category === 'cooking_class' ? 'begin' : 'order';
  const open = allergies.filter((one) => !isKeptOut(venue, one));
  // A kitchen without gluten needs no word about it.
  if (isCeliac && open.length === 0) return undefined;
  const order = orderAt(table, leftOut);
  const first =
    open.length === 0
      ? `Nothing at ${spokenName(venue.name)} should hold ${formatList(allergies.map(({ name }) => name))}, going by what it cooks.`
      : order && said(order, { table, key, lead: capitalize(allergyOf(theirs)), theirs });
  return first === undefined
    ? `Tell ${spokenName(venue.name)} about the ${allergyOf(theirs)} before you ${begin}: only the kitchen knows what holds it.`
    : `${first} ${warning({ table, theirs, key }, next && leftAt(next, theirs))}`;
}

/** Where everybody is served the same. */
const isSetMenu = ({ knownFor, has }: Stop['venue']): boolean =>
  knownFor
    .filter((noun) => !has.includes(noun))
    .slice(0, mostTelling)
    .some((noun) => /^(?:seafood )?(?:tasting menu|omakase|kaiseki|prix fixe)$/.test(noun));

/** What a place is known for first. */
const mostTelling = 3;

/** What is no use to say at a table where the menu is set. */
function aheadOf({ venue }: Stop, theirs: TheirTable): string {
  const { allergies, leftOut } = theirs;
  const refusals = leftOut.map(({ name }) =>
    waysOfEating.has(name) ? `is ${name}` : `eats no ${name}`,
  );
  const what =
    allergies.length > 0
      ? `about the ${allergyOf(theirs)}`
      : `that one of you ${formatList(refusals)}`;
  const told = `Tell ${spokenName(venue.name)} ${what} when you book`;
  const because = `${told}: a set menu is hard to change at the table.`;
  return isShort(because) ? because : `${told}.`;
}

const waysOfEating: ReadonlySet<string> = new Set(['vegetarian', 'vegan', 'pescatarian']);

interface Telling {
  readonly table: Stop;
  readonly key: string;
  /** What it begins with. */
  readonly lead: string | undefined;
  readonly theirs: TheirTable;
}

/** An order as one sentence: as much of it as fits. */
function said(order: Order, telling: Telling): string | undefined {
  const ways = [
    order,
    { ...order, leave: order.leave.slice(0, 2) },
    { ...order, take: order.take.slice(0, 2), leave: order.leave.slice(0, 2) },
    { ...order, take: order.take.slice(0, 2), leave: order.leave.slice(0, 1) },
    { ...order, take: order.take.slice(0, 2), leave: order.leave.slice(0, 2), ask: undefined },
    { ...order, take: order.take.slice(0, 1), leave: order.leave.slice(0, 1), ask: undefined },
  ];
  return ways
    .map((way) => sentenceOf(way, telling))
    .find((text) => isShort(text) && text.length <= mostLetters);
}

function sentenceOf({ take, leave, ask }: Order, { table, key, lead, theirs }: Telling): string {
  const name = spokenName(table.venue.name);
  const at = lead === undefined ? `At ${name}` : `${lead}: at ${name}`;
  const [taken, left] = [formatList([...take]), formatList([...leave])];
  const asked = ask === undefined ? '' : `; ${ask}`;
  const also = ask === undefined ? '' : `, and ${ask}`;
  if (take.length === 0 && leave.length === 0) return `${at}, ${ask}.`;
  if (take.length === 0) return `${at}, ${askedFor(theirs)}leave ${left}${asked}.`;
  if (leave.length === 0) return `${at}, order ${taken}${asked}.`;
  const plain = [
    `${at}, order ${taken} and leave ${left}${asked}.`,
    `${at}, go for ${taken}, and skip ${left}${asked}.`,
    `${at}, take ${taken}; skip ${left}${also}.`,
  ];
  const named = [
    `${capitalize(taken)} are good choices at ${name}; leave ${left}${also}.`,
    `Order ${taken} at ${name}, and pass on ${left}${asked}.`,
  ];
  return choose(lead !== undefined || take.length < 2 ? plain : [...plain, ...named], key) ?? '';
}

/** 'shellfish allergy', 'peanut and egg allergies'. */
function allergyOf({ allergies, isCeliac }: TheirTable): string {
  if (isCeliac && allergies.length === 1) return 'celiac disease';
  const names = allergies.map(({ name }) => name.replace(/s$/, ''));
  return `${formatList(names)} ${names.length === 1 ? 'allergy' : 'allergies'}`;
}

/** What is had and left at a further stop, within a sentence. */
function leftAt(stop: Stop, theirs: TheirTable): string | undefined {
  const { take = [], leave = [] } = orderAt(stop, theirs.leftOut) ?? {};
  const left = formatList(leave.slice(0, 2));
  if (left === '') return undefined;
  const [taken] = take;
  const first =
    isOfDietAlone(theirs) && taken !== undefined ? `order ${taken} and ` : askedFor(theirs);
  return `At ${spokenName(stop.venue.name)}, ${first}leave ${left}`;
}

const isOfDietAlone = ({ isDiet, allergies }: TheirTable): boolean =>
  isDiet && allergies.length === 0;

/** Who keeps a diet wants to hear first what there is for them: 'ask what is vegan and '. */
function askedFor(theirs: TheirTable): string {
  const [diet] = theirs.leftOut;
  if (!isOfDietAlone(theirs) || diet === undefined) return '';
  return waysOfEating.has(diet.name)
    ? `ask what is ${diet.name} and `
    : `ask what is made without ${diet.name} and `;
}

/** An allergy is always said at the table: nobody but the kitchen knows what it cooked with. */
function warning({ table, theirs, key }: Outing, next: string | undefined): string {
  if (next !== undefined) return `${next}, and say it at both before you order.`;
  if (theirs.isCeliac)
    return 'Say it before you order, and ask how they keep gluten away from your plate.';
  const isMeal = kinds[table.venue.category].role === 'meal';
  return choose(isMeal ? fromKitchens : fromCounters, `${key} say`) ?? '';
}

const fromKitchens = [
  'Say it before you order all the same: no kitchen cooks the same every night.',
  'Tell them before you order: dishes change, and pans may be shared.',
  'What is usually made without it is not always: say so before you order, and ask about the fryer.',
  'Still the first thing to say, before you order: only the kitchen knows what it cooked with today.',
];
const fromCounters = [
  'Say it before you order all the same: recipes change, and tongs and scoops may be shared.',
  'Tell them before you order, and ask what else the tongs and trays have touched.',
  'Still the first thing to say, before you order: only the kitchen knows what went into it today.',
];
