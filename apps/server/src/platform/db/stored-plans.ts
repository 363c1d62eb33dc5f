import {
  limits,
  plan,
  type PlannedPlan,
  refinement,
  salvage,
  suggestion,
  venue,
  type WeatherInfo,
  weatherInfo,
  weatherWithFigures,
  type WirePlan,
  withCategoryInWords,
  withFigures,
} from '@rendezvous/contract';
import { z } from 'zod';
import { storedJson, type StoredJson } from './stored-json.ts';

/**
 * The columns that hold plans, and the weather beside them. Version 0 is what was stored before
 * there were versions: figures stood in words alone.
 */

const planJson = storedJson({
  schema: plan,
  unversioned: 0,
  steps: [
    (value) => withFigures(salvage(planBeforeBounds, value) as unknown as WirePlan),
    (value) => withBookings(value as unknown as BookedInAWord),
    (value) => inWords(value as unknown as OfKinds),
  ],
});
/** A plan as somebody sent it: it has its figures from the moment it is kept. */
export const storedPlan: StoredJson<WirePlan> = {
  ...planJson,
  format: (value) => planJson.format(withFigures(value)),
};

const weatherJson = storedJson({
  schema: weatherInfo,
  unversioned: 0,
  steps: [(value) => weatherWithFigures(salvage(weatherInfo, value) ?? {})],
});
export const storedWeather: StoredJson<WeatherInfo> = {
  ...weatherJson,
  format: (value) => weatherJson.format(weatherWithFigures(value)),
};

export const storedSuggestion = storedJson({
  schema: suggestion,
  unversioned: 0,
  steps: [
    ({ plans, weather_info, ...rest }) => ({
      ...rest,
      plans: (plans as PlannedPlan[]).map(plannedWithFigures),
      weather_info: weatherWithFigures(weather_info as object),
    }),
    ({ plans, ...rest }) => ({ ...rest, plans: (plans as BookedInAWord[]).map(withDay) }),
    ({ plans, ...rest }) => ({ ...rest, plans: (plans as OfKinds[]).map(inWords) }),
  ],
});

/** The answer that a repeated refinement is given. */
export const storedRefinement = storedJson({
  schema: refinement,
  unversioned: 0,
  steps: [
    ({ suggestions, weather_info, ...rest }) => ({
      ...rest,
      suggestions: (suggestions as { plan: PlannedPlan }[]).map((one) => ({
        ...one,
        plan: plannedWithFigures(one.plan),
      })),
      weather_info: weatherWithFigures(weather_info as object),
    }),
    ({ suggestions, ...rest }) => ({
      ...rest,
      suggestions: (suggestions as { plan: BookedInAWord }[]).map((one) => ({
        ...one,
        plan: withDay(one.plan),
      })),
    }),
    ({ suggestions, ...rest }) => ({
      ...rest,
      suggestions: (suggestions as { plan: OfKinds }[]).map((one) => ({
        ...one,
        plan: inWords(one.plan),
      })),
    }),
  ],
});

/**
 * A plan of version 1, where a stop says in one word whether it has to be booked, and nothing of
 * shows and of the day.
 */
interface BookedInAWord {
  readonly venues: readonly { readonly booking?: unknown }[];
}

function withBookings<Plan extends BookedInAWord>(planned: Plan) {
  return {
    ...planned,
    venues: planned.venues.map(({ booking, ...one }) => ({
      ...one,
      ...(booking !== undefined && { booking: inFull(booking) }),
    })),
  };
}

/**
 * What says in a word whether it has to be booked; figures that were added since say it in full
 * already.
 */
const inFull = (booking: unknown): unknown =>
  typeof booking === 'string' ? { need: booking, ahead: null, url: null } : booking;

/** What was not told of the day and its shows is not made up. */
function withDay(planned: BookedInAWord) {
  const { venues, ...rest } = withBookings(planned);
  return { almanac: [], ...rest, venues: venues.map((one) => ({ showtime: null, ...one })) };
}

/**
 * A plan of version 2, where the category of a stop is its kind, and `category_label` says what it
 * is.
 */
interface OfKinds {
  readonly venues: readonly Readonly<Record<string, unknown>>[];
}

const inWords = (planned: OfKinds) => ({
  ...planned,
  venues: planned.venues.map(withCategoryInWords),
});

/** Of hours that stood in words nobody knows more than the words. */
function plannedWithFigures(planned: PlannedPlan): WirePlan {
  return withFigures({
    ...planned,
    venues: planned.venues.map((one) => ({ ...one, opening: null })),
  });
}

const labelOfVersion2 = { category_label: z.string().max(limits.listText).optional() };

const cut = (max: number) => z.string().transform((text) => text.slice(0, max));

/** Before there were bounds, what a plan has to have might be of any length. */
const planBeforeBounds = plan.extend({
  total_cost: cut(limits.name),
  venues: z
    .array(
      venue.extend({
        name: cut(limits.name),
        location: cut(limits.location),
        description: cut(limits.longText),
        estimated_cost: cut(limits.name),
        opening_hours: cut(limits.listText * 3),
        booking: z.enum(['none', 'advised', 'required']).optional(),
        ...labelOfVersion2,
        stand_in: venue.shape.stand_in.unwrap().extend(labelOfVersion2).optional(),
      }),
    )
    .max(limits.venuesPerPlan),
});
