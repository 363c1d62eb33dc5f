import { capitalize, fold } from '@rendezvous/language';
import { kinds } from '@rendezvous/venue-model';
import type { Reason } from '../../plan.ts';
import { choose, keyOf } from '../voice/choose.ts';
import type { Evening } from '../voice/evening.ts';
import type { Claim, StopInPlan } from './claim.ts';
import { dayClaims } from './day-claims.ts';
import { hourClaims } from './hour-claims.ts';
import { peopleClaims } from './people-claims.ts';
import { placeClaims } from './place-claims.ts';
import { isWish } from './speak.ts';
import { wishClaims } from './wish-claims.ts';

const mostReasons = 3;
/** Claims that speak as well as the best are as good to begin with. */
const nearlyAsGood = 0.3;
/** What a claim loses that speaks of what another stop was praised for. */
const saidBefore = 0.5;
/** A weaker claim is not worth a word. */
const worthNaming = 0.5;

/** What the sentences of a plan have said so far. */
interface Said {
  readonly abouts: Set<string>;
  readonly forms: Set<string>;
  readonly shorts: Set<string>;
}

/**
 * Why each stop of an evening fits: at most three reasons, the first a sentence about these two and this place, the others a
 * few words. Whoever wished something is quoted only where the place surely has it.
 */
export function reasonsOf(evening: Evening, summary: string): Reason[][] {
  const said: Said = { abouts: new Set(), forms: new Set(), shorts: new Set() };
  const told = fold(summary);
  return evening.stops.map((stop, at) => reasonsAt({ stop, at, evening, told }, said));
}

function reasonsAt(place: StopInPlan, said: Said): Reason[] {
  const { evening } = place;
  const claims = claimsOf(place);
  const first = firstOf(claims, place, said);
  if (!first) return [plainReason(place)];
  const { claim, text } = first;
  said.abouts.add(claim.about);
  for (const form of formsOf(text)) said.forms.add(form);
  const shorts = claims
    .filter((one) => one !== claim && isNews(one, text, said))
    .filter(({ short, evidence }) => evidence !== undefined || !isWish(short ?? '', evening.scene))
    .filter((one) =>
      one.evidence === undefined
        ? one.about !== claim.about
        : one.evidence.said !== claim.evidence?.said,
    )
    .filter((one, i, all) => all.findIndex(({ short }) => short === one.short) === i)
    .slice(0, mostReasons - 1);
  for (const { short } of shorts) if (short !== null) said.shorts.add(short);
  return [
    { text, evidence: claim.evidence ?? null },
    ...shorts.map(({ short, evidence = null }) => ({ text: short ?? '', evidence })),
  ];
}

/** All that speaks for a stop, the strongest first. */
function claimsOf(place: StopInPlan): Claim[] {
  return [
    ...wishClaims(place),
    ...hourClaims(place),
    ...peopleClaims(place),
    ...placeClaims(place),
    ...dayClaims(place),
  ]
    .filter(({ strength }) => strength >= worthNaming)
    .toSorted((a, b) => b.strength - a.strength);
}

/** The claim to begin with and its sentence: one of the strongest, said as no other of the plan is. */
function firstOf(
  claims: readonly Claim[],
  { stop, evening }: StopInPlan,
  said: Said,
): { claim: Claim; text: string } | undefined {
  const ways = claims
    .filter(({ sentences }) => sentences.length > 0)
    .map((claim) => ({
      claim,
      strength: claim.strength - (said.abouts.has(claim.about) ? lossOf(claim) : 0),
    }));
  const best = Math.max(...ways.map(({ strength }) => strength));
  const key = keyOf([stop.venue.id], evening.scene.context.date, 'reason');
  const way = choose(
    ways.filter(({ strength }) => strength > best - nearlyAsGood),
    key,
  );
  if (!way) return undefined;
  const { sentences } = way.claim;
  const stale = (text: string) => {
    const [opening = '', joint = ''] = formsOf(text);
    return (said.forms.has(opening) ? 2 : 0) + (said.forms.has(joint) ? 1 : 0);
  };
  const least = Math.min(...sentences.map(stale));
  const text = choose(
    sentences.filter((one) => stale(one) === least),
    `${key} way`,
  );
  return text === undefined ? undefined : { claim: way.claim, text };
}

/** What two do at one place they do at no other. */
const lossOf = ({ about }: Claim): number => (about === 'moment' ? saidBefore / 5 : saidBefore);

/** How a sentence begins and goes on: 'you asked', 'and it is'. */
function formsOf(text: string): string[] {
  const opening = / as you asked\b/.exec(text)?.[0] ?? text.split(' ').slice(0, 2).join(' ');
  const joint = /, (and|so|because) \w+ \w+/.exec(text)?.[0];
  return joint === undefined ? [opening] : [opening, joint];
}

/** Whether a few words say something that the first sentence does not, and sound like no wish that is not met. */
function isNews({ short, evidence, about }: Claim, first: string, said: Said): boolean {
  if (short === null || short.length > longestShort) return false;
  const isOfAll = evidence !== undefined || about === 'need' || about === 'diet';
  if (!isOfAll && said.shorts.has(short)) return false;
  const told = new Set(fold(first).split(' '));
  const words = fold(short).split(' ');
  return words.filter((word) => told.has(word)).length <= sharedWords * words.length;
}

const sharedWords = 0.5;
/** More letters do not stand in one line of a card. */
const longestShort = 34;

/** What a place is, where nothing else speaks for it. */
function plainReason({ stop: { venue }, evening: { scene } }: StopInPlan): Reason {
  const label = (venue.event?.label ?? kinds[venue.category].label).toLowerCase();
  const text = isWish(label, scene)
    ? `It is in ${venue.neighborhood}.`
    : `${capitalize(label)} in ${venue.neighborhood}.`;
  return { text, evidence: null };
}
