import { formatDollars } from '../../../format.ts';
import type { Outline } from '../line.ts';
import { move, together, wish } from '../asks.ts';
import type { Ask, Phrase } from '../phrases/phrase.ts';
import { phrase } from '../phrases/phrase.ts';
import { improve } from './stop-asks.ts';

export const atMost = (cents: number): Ask | undefined =>
  cents > 0 ? wish(`Spend at most ${formatDollars(cents)}`, { mostCents: cents }) : undefined;
const atLeast = (cents: number): Ask =>
  wish(`Spend at least ${formatDollars(cents)}`, { leastCents: cents });
const spendBetween = ({ leastCents, mostCents }: { leastCents: number; mostCents: number }): Ask =>
  wish(`Spend ${formatDollars(leastCents)} to ${formatDollars(mostCents)}`, {
    leastCents,
    mostCents,
  });
const shareOf = (share: number, { totalCents }: Outline): Ask | undefined =>
  atMost(Math.round((totalCents * share) / 100) * 100);
const moreThanNow = (cents: number, outline: Outline): Ask => {
  const mostCents = outline.totalCents + cents;
  return together(
    [wish('', { mostCents }), move('cost', 'more')],
    `Spend more, up to ${formatDollars(mostCents)}`,
  );
};

const budget = '[a|the|our|my] [max|maximum|total] budget';
const price = '(price|cost|budget|money|bill|total|spending)';
const upTo = `(under|below|cheaper than|less than|at most|up to|no more than|not more than|nothing over|nothing above|not over|max|max of|maximum|maximum of|limit|limit of
    |limit it to|cap|cap at|cap it at|capped at|keep it under|keep it below|keep it to|stay under|stay below|within|only|no higher than|not exceeding
    |not to exceed|for under|for less than|around|about|roughly|for about|for around)`;

const tail = '[max|maximum|top|at most|total|or so|ish|or less|budget|limit]';

/** Money is dollars for two unless somebody says 'each'. */
export const moneyPhrases: readonly Phrase[] = [
  // What it costs, told of, is too much.
  phrase(
    '<stop> [there|alone|itself|by itself|at that place] (is|costs|runs|comes to|was|will be|is gonna be|would be) [about|over|almost|at least|around|nearly] <amount> [a plate|a head|each|per person|a pop|for two|minimum|easy|easily]',
    ({ stop }) => improve(stop, { move: { measure: 'cost', toward: 'less' } }),
  ),
  phrase('<amount> (a plate|a pop|an entree|a drink|a dish|a cocktail)', () =>
    move('cost', 'less'),
  ),
  phrase(
    '<amount> [for] (that|this|it) [is|seems|feels] [way|a bit|kinda|so|too] (much|a lot|steep|crazy|insane|nuts|high|wild|ridiculous|no|nah|lol)',
    () => move('cost', 'less'),
  ),
  phrase(
    '(each of us|we each|both of us each) [can|will|could|would] (spend|pay|do|afford) [about|up to|around|like] <amount>',
    ({ amount }) => atMost(2 * amount.cents),
  ),
  phrase(
    '(dont want to|dont|not|cant|wont|rather not|no need to|not trying to|not looking to|not going to|hoping not to|prefer not to) (spend|blow|drop|pay|go|burn) [more than|over|above|past] <amount>',
    ({ amount }) => atMost(amount.cents),
  ),
  phrase(`${upTo} <amount> ${tail}`, ({ amount }) => atMost(amount.cents)),
  phrase(
    `[keep|make|get|bring] [it|things|everything|cost|the cost|the total|total] [down] ${upTo} <amount> ${tail}`,
    ({ amount }) => atMost(amount.cents),
  ),
  phrase(
    '<amount> (max|maximum|top|at most|at the most|or less|or under|limit|budget|or below)',
    ({ amount }) => atMost(amount.cents),
  ),
  phrase(
    `${budget} [is|of|to|at|around|about|under|is around|is about|is only|for this is|would be] <amount> ${tail}`,
    ({ amount }) => atMost(amount.cents),
  ),
  phrase(
    `spend [only|at most|up to|around|about|max|less than|under|no more than|maximum|not more than] <amount> [max|maximum|top|total|or so|ish]`,
    ({ amount }) => atMost(amount.cents),
  ),
  phrase(
    '(dont|do not|not|cant|never|rather not|shouldnt) (spend|pay|go|cost) [more than|over|above] <amount>',
    ({ amount }) => atMost(amount.cents),
  ),
  phrase('(only have|only got|got|have|have only|weve got) <money> [to spend|left]', ({ money }) =>
    atMost(money.cents),
  ),
  phrase(
    '(only|can|could) [only|just] (do|spend|afford|swing|manage|go|pay) [like|about|around|up to|maybe] <amount> [total|max|tops|each way]',
    ({ amount }) => atMost(amount.cents),
  ),
  phrase(
    '<amount> (is|would be) [totally] (fine|ok|okay|good|our limit|my limit|the limit|the max|our max|my max|the budget)',
    ({ amount }) => atMost(amount.cents),
  ),
  phrase(
    '(said|meant|asked for|told you) [under|below|max|like|about] <amount> [not <range>] <close>',
    ({ amount }) => atMost(amount.cents),
  ),
  phrase('[for] <money> [to spend]', ({ money }) => atMost(money.cents)),

  phrase(
    '(at least|minimum|min|over|more than|above|spend at least|spend over|spend more than|minimum of) <money>',
    ({ money }) => atLeast(money.cents),
  ),
  phrase('spend (at least|over|more than|above|minimum) <amount>', ({ amount }) =>
    atLeast(amount.cents),
  ),
  phrase('<money> (minimum|at least|or more)', ({ money }) => atLeast(money.cents)),

  phrase(
    '[keep|make|get|bring] [it|the total|total|the cost|the budget|everything] [somewhere] <moneyRange>',
    ({ moneyRange }) => spendBetween(moneyRange),
  ),
  phrase(
    `(${budget}|spend|spending|keep it|somewhere|spend somewhere) [of|is|around|about] <range>`,
    ({ range }) => spendBetween(range),
  ),

  phrase(`[for] half [of] [the|our|that|its] ${price}`, (_, outline) => shareOf(0.5, outline)),
  phrase('half [of] (that|this|it) <close>', (_, outline) => shareOf(0.5, outline)),
  phrase(
    '(except|besides|apart from|but|just|only) [for] [not] [the|that] (price|cost|total|bill|price tag)',
    () => move('cost', 'less'),
  ),
  phrase('half (as much|as expensive|that much|price)', (_, outline) => shareOf(0.5, outline)),
  phrase(
    `((halve|half) [the|our|my] ${price}|(cut|split|slash|chop) [the|our|my] ${price} (in half|by half)|${price} [just] [was|is|got|been] (cut in half|halved))`,
    (_, outline) => shareOf(0.5, outline),
  ),
  phrase('<number> percent (cheaper|less|off|less expensive)', ({ number }, outline) =>
    shareOf(1 - number / 100, outline),
  ),
  phrase('<money> (cheaper|less|less expensive|off)', ({ money }, outline) =>
    atMost(outline.totalCents - money.cents),
  ),
  phrase(
    '(save|cut|trim|shave off|knock off|cheaper by|less by) [about] <money>',
    ({ money }, outline) => atMost(outline.totalCents - money.cents),
  ),
  phrase(`(double|twice|2x) [the|our] ${price}`, (_, outline) =>
    moreThanNow(outline.totalCents, outline),
  ),
  phrase('<money> more', ({ money }, outline) => moreThanNow(money.cents, outline)),
  phrase('spend <money> more', ({ money }, outline) => moreThanNow(money.cents, outline)),

  phrase('(save|less|not so much|not as much|not too much|not that much) money', () =>
    move('cost', 'less'),
  ),
  phrase(
    '(wouldnt|would not|dont|do not) mind (spending|paying) [a bit|a little|a lot] more [money]',
    () => move('cost', 'more'),
  ),
  phrase('(spend|pay|cost|spending) [a bit|a little|a lot|way|much] less', () =>
    move('cost', 'less'),
  ),
  phrase('(spend|pay|cost|spending) not (so|as|too|that) much', () => move('cost', 'less')),
  phrase('(dont|do not|not|rather not) [want to] (spend|pay|cost) (so|as|too|that) much', () =>
    move('cost', 'less'),
  ),
  phrase('[is|are] on a [tight|small|student|low] budget', () => move('cost', 'less')),
  phrase(`(tight|low|small|smaller|lower|tighter|less|reduced|student) ${price}`, () =>
    move('cost', 'less'),
  ),
  phrase(
    `(lower|reduce|cut|decrease|drop|trim|bring down|shrink|cut down on|cut down|less on) [the|our] ${price} [down|a bit]`,
    () => move('cost', 'less'),
  ),
  phrase(
    '[the|our|my] (budget|money) [is] [a bit|a little|kinda|kind of] (tight|low|limited|small|short)',
    () => move('cost', 'less'),
  ),
  phrase('(over|above|outside|out of|beyond|past) [our|my|the] (budget|price range|means)', () =>
    move('cost', 'less'),
  ),
  phrase(
    '[thats|it is|is] (more|way more) than (i|we) (can|could|want to|wanted to|wanna|planned to) (pay|spend|afford)',
    () => move('cost', 'less'),
  ),
  phrase('(except|besides|apart from) the (price|cost|bill|total)', () => move('cost', 'less')),
  phrase('cut cost', () => move('cost', 'less')),
  phrase('(cheaper|low cost|cheap) date', () => move('cost', 'less')),
  phrase('it (cost|is) too much [money]', () => move('cost', 'less')),
  phrase('cost too much [money]', () => move('cost', 'less')),
  phrase('too much money', () => move('cost', 'less')),
  phrase('(cant|cannot|couldnt|can not) afford [it|this|that|all this|all that]', () =>
    move('cost', 'less'),
  ),
  phrase('(im|were|am|are|a bit|bit|is|kind of) broke', () => move('cost', 'less')),
  phrase(
    '(doesnt|does not|shouldnt|should not|wont|not) (cost|break) (a lot|the bank|so much|too much|as much)',
    () => move('cost', 'less'),
  ),
  phrase(
    '(no cover|no cover charge|free entry|free admission|[a|any] [student] discount) [only]',
    () => move('cost', 'less'),
  ),
  phrase('(cheap|budget) eat', () => move('cost', 'less')),

  phrase(
    '(up|raise|increase|bump|bump up|change|set|make|cut|lower|drop|reduce|bring down|get) [the|our|my] (budget|limit|max|total|price|cost) [up|down] (to|be) <amount>',
    ({ amount }) => atMost(amount.cents),
  ),
  phrase('splurge [a bit|a little|on her|on him]', () => move('cost', 'more')),
  phrase('(is|are|feels|seems|looks) [like] [a|quite a|kind of a|a bit of a] splurge', () =>
    move('cost', 'less'),
  ),
  phrase('<amount> for (that|this|it|all that|all this) <close>', () => move('cost', 'less')),
  phrase(
    '[have|got|only have] <amount> (to spend|to work with|to play with|left|to my name)',
    ({ amount }) => atMost(amount.cents),
  ),
  phrase('[can|could] (go|stretch) [up] (to|as high as) <amount>', ({ amount }, outline) =>
    amount.cents > outline.totalCents ? atMost(amount.cents) : undefined,
  ),
  phrase('(dont|no need to) (hold back|skimp|be cheap|penny pinch)', () => move('cost', 'more')),
  phrase('[no|spare no] (expense spared|expense|expenses spared)', () => move('cost', 'more')),
  phrase(
    '(ripoff|rip off|highway robbery|daylight robbery|costs a fortune|price gouging|steep|too steep)',
    () => move('cost', 'less'),
  ),
  phrase('go (nuts|crazy|wild|big|all in)', () => move('cost', 'more')),
  phrase('treat (us|ourselves|her|him|them)', () => move('cost', 'more')),
  phrase('(spend|pay|spending) [a bit|a little|a lot|way|much] more [money]', () =>
    move('cost', 'more'),
  ),
  phrase(
    '(more|bigger|higher|larger|raise the|raise our|increase the|increase our|up the|no|unlimited|without a|big) budget [limit]',
    () => move('cost', 'more'),
  ),
  phrase(
    '(money|price|cost|budget) (is no object|doesnt matter|does not matter|is no issue|isnt an issue|is not an issue|no object)',
    () => move('cost', 'more'),
  ),
  phrase('go all out', () => move('cost', 'more')),
  phrase(
    '(dont|do not|not|no need to|never) (worry|worried|care|stress|think) about [the] (price|cost|money|budget|bill|prices|spending)',
    () => move('cost', 'more'),
  ),
];
