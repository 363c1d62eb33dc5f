import { kinds } from '@rendezvous/venue-model';
import { capitalize, formatDollars } from '@rendezvous/language';
import type { Plan } from '../plan.ts';
import type { Scene } from '../scene.ts';
import { hasTaste, isMetBy } from '../score/met.ts';
import { isAtPlace } from '../search/rings.ts';
import { straightMiles } from '../waters.ts';
import { spokenWish } from './reasons/speak.ts';

type Unlabelled = Omit<Plan, 'label'>;

/**
 * A difference that one plan has over another: as the whole label, and in a word or two
 * behind another difference.
 */
interface Difference {
  readonly alone: string;
  readonly joined: string | null;
}

const mostWords = 5;
/** Differences that two people would notice. */
const noticeable = {
  miles: 0.8,
  cents: 1500,
  share: 0.15,
  minutes: 30,
  travelMinutes: 12,
} as const;

/** Gives a plan that stands alone its label. */
export function labelAlone(plan: Unlabelled): Plan {
  return { ...plan, label: 'The one that fits' };
}

/**
 * Gives each option its label: how it differs in meaning from the other, in two to
 * five words; no two alike.
 */
export function labelPlans(plans: readonly Unlabelled[], scene: Scene): Plan[] {
  return plans.map((plan, i) => {
    const other = plans[1 - i];
    return other ? { ...plan, label: labelBeside(plan, other, scene) } : labelAlone(plan);
  });
}

/** How a plan differs from another one, in two to five words. */
function labelBeside(plan: Unlabelled, other: Unlabelled, scene: Scene): string {
  const [first, second] = differences(plan, other, scene);
  if (!first) return 'Other places, same idea';
  const both = second?.joined && joinedLabel(first, second.joined);
  return both && isShort(both) ? both : first.alone;
}

/** 'Closer and cheaper', 'Brunch, and cheaper', 'With climbing and Indian food'. */
function joinedLabel(first: Difference, second: string): string {
  const isWord = first.joined !== null && wordsIn(first.joined) === 1 && wordsIn(second) === 1;
  if (isWord) return `${capitalize(first.joined ?? '')} and ${second}`;
  const what = /^With (.+)/.exec(first.alone)?.[1];
  if (what === undefined) return `${first.alone}, ${second}`;
  return second.startsWith('with ')
    ? `${first.alone} and ${second.slice('with '.length)}`
    : `${capitalize(what)}, and ${second}`;
}

/**
 * Each holds of the plan and not of the other, and none holds of both the other way around; what
 * matters most comes first.
 */
function differences(plan: Unlabelled, other: Unlabelled, scene: Scene): Difference[] {
  return [
    ...awayDifferences(plan, other, scene),
    ...tasteDifferences(plan, other, scene),
    ...nearnessDifferences(plan, other, scene),
    ...measuredDifferences(plan, other),
    ...showDifferences(plan, other),
    ...outdoorDifferences(plan, other),
    ...hourDifferences(plan, other),
    ...kindDifferences(plan, other),
  ];
}

/** One of the two leaves the place for something that was asked for. */
function awayDifferences(plan: Unlabelled, other: Unlabelled, scene: Scene): Difference[] {
  const [here, otherHere] = [isHere(plan, scene), isHere(other, scene)];
  if (here && !otherHere) return [{ alone: 'Closest to you', joined: 'closest' }];
  if (here || !otherHere) return [];
  const gained = tastesGained(plan, other, scene)[0];
  const there = plan.stops.filter(({ venue }) =>
    gained ? hasTaste(gained, venue) : !isAtPlace(venue, scene.context),
  );
  const miles = Math.max(...there.map(({ venue }) => straightMiles(scene.context.place, venue)));
  const away = `${Math.max(1, Math.round(miles))} ${miles < 1.5 ? 'mile' : 'miles'} away`;
  const wish = gained && spokenWish(gained.text);
  const said = wish === undefined ? [] : [`With ${wish}, ${away}`, `With ${wish}`];
  return [{ alone: [...said, `Best, ${away}`].find(isShort) ?? 'Farther out', joined: null }];
}

const tastesGained = (plan: Unlabelled, other: Unlabelled, scene: Scene) =>
  scene.tastes.filter(
    (taste) => isMetBy(taste, plan.stops, scene) && !isMetBy(taste, other.stops, scene),
  );

function tasteDifferences(plan: Unlabelled, other: Unlabelled, scene: Scene): Difference[] {
  return tastesGained(plan, other, scene)
    .map(({ text }) => spokenWish(text))
    .map((wish) => ({ alone: `With ${wish}`, joined: `with ${wish}` }))
    .filter(({ alone }) => isShort(alone));
}

/** Where both stay at the place, or neither does, the one may still be the nearer. */
function nearnessDifferences(plan: Unlabelled, other: Unlabelled, scene: Scene): Difference[] {
  const { context } = scene;
  if (context.place.precision === 'city' || isHere(plan, scene) !== isHere(other, scene)) return [];
  const farthest = ({ stops }: Unlabelled) =>
    Math.max(...stops.map(({ venue }) => straightMiles(context.place, venue)));
  return farthest(other) - farthest(plan) >= noticeable.miles
    ? [{ alone: 'Closer to you', joined: 'closer' }]
    : [];
}

const isHere = ({ stops }: Unlabelled, { context }: Scene): boolean =>
  stops.every(({ venue }) => isAtPlace(venue, context));

function measuredDifferences(plan: Unlabelled, other: Unlabelled): Difference[] {
  const found: Difference[] = [];
  const saved = other.cost.expectedCents - plan.cost.expectedCents;
  if (saved >= Math.max(noticeable.cents, noticeable.share * other.cost.expectedCents))
    found.push({ alone: `Costs ${formatDollars(saved)} less`, joined: 'cheaper' });
  const travel = ({ legs }: Unlabelled) => legs.reduce((sum, leg) => sum + leg.minutes, 0);
  if (travel(other) - travel(plan) >= noticeable.travelMinutes)
    found.push({ alone: 'Less getting around', joined: 'less travel' });
  return found;
}

function showDifferences(plan: Unlabelled, other: Unlabelled): Difference[] {
  const showOf = ({ stops }: Unlabelled) =>
    stops.find(({ venue }) => kinds[venue.category].role === 'show')?.venue.category;
  const show = showOf(plan);
  if (!show || showOf(other)) return [];
  const isMusic = ['jazz_club', 'music_venue', 'concert_hall'].includes(show);
  return [
    { alone: `With ${isMusic ? 'live music' : withArticle(kinds[show].label)}`, joined: null },
  ];
}

function outdoorDifferences(plan: Unlabelled, other: Unlabelled): Difference[] {
  const open = ({ stops }: Unlabelled) => stops.filter(({ venue }) => !venue.indoor).length;
  const [mine, others] = [open(plan), open(other)];
  if (mine === 0 && others > 0) return [{ alone: 'All indoors', joined: 'all indoors' }];
  if (mine <= others) return [];
  return plan.stops[0] && !plan.stops[0].venue.indoor && other.stops[0]?.venue.indoor
    ? [{ alone: 'Starts outdoors', joined: 'starts outdoors' }]
    : [{ alone: 'More time outdoors', joined: 'outdoors' }];
}

function hourDifferences(plan: Unlabelled, other: Unlabelled): Difference[] {
  const end = ({ stops }: Unlabelled) => stops.at(-1)?.departure ?? 0;
  const later = end(plan) - end(other);
  if (later >= noticeable.minutes) return [{ alone: 'Runs later', joined: 'later' }];
  return -later >= noticeable.minutes ? [{ alone: 'Home earlier', joined: 'earlier' }] : [];
}

/** What nearly every evening has, and that tells two of them apart only where nothing else does. */
const plainKinds: ReadonlySet<string> = new Set(
  (['restaurant', 'casual_eatery', 'bar', 'cafe'] as const).map((kind) => kinds[kind].label),
);

/** The kinds of place that only this plan has, the telling ones first. */
function kindDifferences(plan: Unlabelled, other: Unlabelled): Difference[] {
  const labelOf = ({ venue }: Plan['stops'][number]) => kinds[venue.category].label;
  const others = new Set(other.stops.map(labelOf));
  const own = plan.stops
    .map(labelOf)
    .filter((label) => !others.has(label))
    .toSorted((a, b) => Number(plainKinds.has(a)) - Number(plainKinds.has(b)));
  const [first, last] = [plan.stops[0], plan.stops.at(-1)].map((stop) => stop && labelOf(stop));
  const said = own.map((label) =>
    label === first
      ? `Starts with ${withArticle(label)}`
      : label === last
        ? `Ends with ${withArticle(label)}`
        : `With ${withArticle(label)}`,
  );
  return said.map((alone) => ({ alone, joined: null }));
}

/** Labels of kinds that are said without an article. */
const uncountable =
  /^(Brunch|Dessert|Ice cream|Chocolate|Live music|Fine dining|Public art|Bowling|Karaoke|Mini golf|Axe throwing|Climbing|Skating|Board games|Pool and darts|Kayaks and boats)$/;

function withArticle(label: string): string {
  const plain = label.toLowerCase();
  if (uncountable.test(label)) return plain;
  return /^[aeiou]/.test(plain) ? `an ${plain}` : `a ${plain}`;
}

const wordsIn = (text: string): number => text.split(/\s+/).length;
const isShort = (text: string): boolean => wordsIn(text) <= mostWords;
