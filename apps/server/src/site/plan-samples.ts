import { samplePlan, type SamplePlan, type SampleRequests } from '@rendezvous/content';
import { suggestionRequest } from '@rendezvous/contract';
import type { SuggestDate } from '../suggestions/suggest-date.ts';
import { Refusal } from '../refusal.ts';

/**
 * Plans the date ideas of one city in the order of their requests. Each leaves out every place of
 * those before it, so that none comes twice. The same requests on the same catalogue give the same
 * ideas. Throws, naming the idea, when one cannot be planned.
 */
export async function planSamples(
  citySlug: string,
  { city, madeOn, common, requests }: SampleRequests,
  suggestDate: SuggestDate,
): Promise<SamplePlan[]> {
  const samples: SamplePlan[] = [];
  for (const { couple, seed, config } of requests) {
    const id = `${citySlug}-${couple}-${samples.filter((sample) => sample.couple === couple).length + 1}`;
    const request = suggestionRequest.parse({ seed, config: { ...common, ...config } });
    // The newest first: what one idea begins with does not begin the next.
    const shown = samples
      .toReversed()
      .flatMap(({ plan }) => plan.venues.map((venue) => venue.name));
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
    // Whoever reads an idea has been nowhere yet.
    const checks = plan?.checks.filter(({ rule }) => rule !== 'done-before');
    samples.push(
      samplePlan.parse({
        id,
        city,
        couple,
        madeOn,
        request: request.config,
        plan: { ...plan, checks },
        weather: suggestion.weather_info,
      }),
    );
  }
  return samples;
}
