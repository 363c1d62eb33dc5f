import { isDeepStrictEqual } from 'node:util';
import { samplePlan, type SamplePlan, type SampleRequests } from '@rendezvous/content';
import { suggestionRequest, type SuggestionRequest } from '@rendezvous/contract';
import type { SuggestDate } from '../../suggestions/suggest-date.ts';
import { Refusal } from '../../refusal.ts';
import type { AuditSample } from './audit-sample.ts';

/** A date idea, and why it was planned again; null where the stored one was kept. */
export interface PlannedSample {
  readonly sample: SamplePlan;
  readonly because: string | null;
}

interface PlanningSamples {
  readonly suggestDate: SuggestDate;
  /** The ideas that were written down; articles tell what is in them. */
  readonly stored?: readonly SamplePlan[];
  readonly auditSample: AuditSample;
  /** The ids of those to be planned again even if they are still true. */
  readonly again?: readonly string[];
}

/**
 * The date ideas of one city in the order of their requests. A stored idea is kept as long as it is
 * what is asked for and no promise of it is broken; the others are planned, and leave out every
 * place of the rest, so that none comes twice. The same requests on the same catalogue give the
 * same ideas. Throws, naming the idea, when one cannot be planned.
 */
export async function planSamples(
  citySlug: string,
  sampleRequests: SampleRequests,
  { suggestDate, stored = [], auditSample, again = [] }: PlanningSamples,
): Promise<PlannedSample[]> {
  const { city, madeOn } = sampleRequests;
  const asked = requestsOf(citySlug, sampleRequests);
  const reasons = await Promise.all(
    asked.map(async ({ id, couple, request }) => {
      const known = stored.find((sample) => sample.id === id);
      if (!known) return 'it is new';
      if (again.includes(id)) return 'it was named';
      const wanted = { city, couple, madeOn, request: request.config };
      if (!isDeepStrictEqual(wantedOf(known), wanted)) return 'its request has changed';
      const [fault] = await auditSample(known);
      return fault ?? null;
    }),
  );
  const kept = asked.map(({ id }, i) =>
    reasons[i] === null ? stored.find((sample) => sample.id === id) : undefined,
  );
  const planned: PlannedSample[] = [];
  for (const [i, { id, couple, request }] of asked.entries()) {
    const known = kept[i];
    if (known) {
      planned.push({ sample: known, because: null });
      continue;
    }
    // The newest first: what one idea begins with does not begin the next.
    const others = [
      ...planned.map(({ sample }) => sample).toReversed(),
      ...kept.slice(i).filter((sample) => sample !== undefined),
    ];
    const shown = others.flatMap(({ plan }) => plan.venues.map((venue) => venue.name));
    const answer = await planIdea(request, { id, madeOn, shown, suggestDate });
    planned.push({
      sample: samplePlan.parse({ id, city, couple, madeOn, request: request.config, ...answer }),
      because: reasons[i] ?? null,
    });
  }
  return planned;
}

const wantedOf = ({ city, couple, madeOn, request }: SamplePlan) => ({
  city,
  couple,
  madeOn,
  request,
});

/** The requests of a city with the ids of their ideas: "phoenix-foodies-2" is its second for foodies. */
function requestsOf(citySlug: string, { common, requests }: SampleRequests) {
  return requests.map(({ couple, config }, i) => {
    const nth = requests.slice(0, i + 1).filter((request) => request.couple === couple).length;
    const request = suggestionRequest.parse({ config: { ...common, ...config } });
    return { id: `${citySlug}-${couple}-${nth}`, couple, request };
  });
}

interface PlanningIdea extends Pick<PlanningSamples, 'suggestDate'> {
  readonly id: string;
  readonly madeOn: string;
  /** The names of the places of the other ideas. */
  readonly shown: string[];
}

async function planIdea(
  request: SuggestionRequest,
  { id, madeOn, shown, suggestDate }: PlanningIdea,
): Promise<Pick<SamplePlan, 'plan' | 'weather'>> {
  const asked = { ...request, config: { ...request.config, previous_date_activities: shown } };
  const { suggestion } = await suggestDate(asked, {
    now: new Date(`${madeOn}T12:00:00Z`),
    onProgress: () => {},
    whose: 'the blog',
  }).catch((error: unknown) => {
    throw error instanceof Refusal
      ? new Error(`Cannot plan ${id}: ${error.message}`, { cause: error })
      : error;
  });
  const [plan] = suggestion.plans;
  if (!plan) throw new Error(`Cannot plan ${id}: there is no plan`);
  // Whoever reads an idea has been nowhere yet.
  const checks = plan.checks.filter(({ rule }) => rule !== 'done-before');
  return { plan: { ...plan, checks }, weather: suggestion.weather_info };
}
