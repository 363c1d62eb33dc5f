import { capitalize, formatList, type LeftOut } from '@rendezvous/language';
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
 * What two people who leave something out order where they eat, what they leave and what they say there: a sentence, and
 * another where a plate could harm one of them.
 */
export function orderingFacts(eating: readonly Stop[], scene: Scene): Fact[] {
  const theirs = tableOf(scene);
  const table = eating.find(({ venue }) => kinds[venue.category].role === 'meal') ?? eating[0];
  if (!table) return [];
  const key = keyOf([table.venue.id], scene.context.date, 'order');
  if (isSetMenu(table.venue) && theirs.leftOut.length > 0)
    return [{ about: 'what to order', strength: 0.98, text: aheadOf(table, theirs) }];
  const order = orderAt(table, theirs.leftOut);
  const beside = eating.find((stop) => stop !== table);
  const next = beside && leftAt(beside, theirs.leftOut);
  const { allergies } = theirs;
  // A kitchen without gluten needs no word about it.
  if (order === undefined && theirs.isCeliac && allergies.length === 1) return [];
  if (allergies.length > 0) {
    const first = order
      ? said(order, { table, key, lead: leadOf(theirs) })
      : keptSentence(table, theirs);
    const text =
      first === undefined ? telling(table, allergies) : `${first} ${warning(theirs, next, key)}`;
    return [{ about: 'what to order', strength: 0.98, text }];
  }
  const isWorthSaying =
    order &&
    (order.leave.length > 0 ||
      order.ask !== undefined ||
      (theirs.isDiet && kinds[table.venue.category].role === 'meal'));
  const first = isWorthSaying ? said(order, { table, key, lead: undefined }) : undefined;
  const text = [first, next && `${next}.`].filter((one) => one !== undefined).join(' ');
  return text === '' ? [] : [{ about: 'what to order', strength: 0.86, text }];
}

/** Where everybody is served the same. */
const isSetMenu = ({ knownFor }: Stop['venue']): boolean =>
  knownFor.some((noun) => /\b(tasting menu|omakase|kaiseki|prix fixe)\b/.test(noun));

/** What is no use to say at a table where the menu is set. */
function aheadOf({ venue }: Stop, { allergies, leftOut }: TheirTable): string {
  const what =
    allergies.length > 0
      ? `about the ${allergyOf(allergies)}`
      : `that one of you ${formatList(leftOut.map(({ as, name }) => (isWayOfEating(as) ? `is ${name}` : `eats no ${name}`)))}`;
  return `Tell ${spokenName(venue.name)} ${what} when you book: the menu is set, and a kitchen needs a day to change it.`;
}

const isWayOfEating = (as: LeftOut['as']): boolean => ['vegetarian', 'vegan', 'meat'].includes(as);

/** What somebody with an allergy hears of a kitchen that cooks without it. */
function keptSentence({ venue }: Stop, { allergies }: TheirTable): string | undefined {
  const free = allergies.filter((one) => isKeptOut(venue, one)).map(({ name }) => name);
  return free.length === 0
    ? undefined
    : `By the way ${spokenName(venue.name)} cooks, nothing there should hold ${formatList(free)}.`;
}

interface Telling {
  readonly table: Stop;
  readonly key: string;
  /** What it begins with. */
  readonly lead: string | undefined;
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

function sentenceOf({ take, leave, ask }: Order, { table, key, lead }: Telling): string {
  const name = spokenName(table.venue.name);
  const at = lead === undefined ? `At ${name}` : `${lead}: at ${name}`;
  const [taken, left] = [formatList([...take]), formatList([...leave])];
  const asked = ask === undefined ? '' : `; ${ask}`;
  const also = ask === undefined ? '' : `, and ${ask}`;
  if (take.length === 0)
    return leave.length === 0 ? `${at}, ${ask}.` : `${at}, leave ${left}${asked}.`;
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

/** Where nothing is known of a kitchen. */
const telling = ({ venue }: Stop, allergies: readonly LeftOut[]): string =>
  `Tell ${spokenName(venue.name)} about the ${allergyOf(allergies)} before you order: only the kitchen knows what holds it.`;

/** 'shellfish allergy', 'peanut and egg allergies'. */
function allergyOf(all: readonly LeftOut[]): string {
  const names = all.map(({ name }) => name.replace(/s$/, ''));
  return `${formatList(names)} ${names.length === 1 ? 'allergy' : 'allergies'}`;
}

const leadOf = ({ allergies, isCeliac }: TheirTable): string =>
  isCeliac && allergies.length === 1 ? 'Celiac' : capitalize(allergyOf(allergies));

/** What is left at a further stop, within a sentence. */
function leftAt(stop: Stop, leftOut: readonly LeftOut[]): string | undefined {
  const left = orderAt(stop, leftOut)?.leave.slice(0, 2) ?? [];
  return left.length === 0
    ? undefined
    : `At ${spokenName(stop.venue.name)}, leave ${formatList(left)}`;
}

/** An allergy is always said at the table: nobody but the kitchen knows what it cooked with. */
function warning({ isCeliac }: TheirTable, next: string | undefined, key: string): string {
  if (next !== undefined) return `${next}, and say it at both before you order.`;
  if (isCeliac)
    return 'Say it before you order, and ask how they keep gluten away from your plate.';
  return (
    choose(
      [
        'Say it before you order all the same: no kitchen cooks the same every night.',
        'Tell them before you order: dishes change, and pans may be shared.',
        'What is usually made without it is not always: say so before you order, and ask about the fryer.',
        'Still the first thing to say, before you order: only the kitchen knows what it cooked with today.',
      ],
      `${key} say`,
    ) ?? ''
  );
}
