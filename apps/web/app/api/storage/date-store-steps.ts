import { weatherWithFigures, withCategoryInWords } from '@rendezvous/contract';
import { isRecord } from './storable.ts';

type Fields = Readonly<Record<string, unknown>>;

/**
 * From each version of the store to the next; what was written before there were versions is of
 * version 0. A step that has shipped is never edited.
 */
export const storeSteps: readonly ((store: Fields) => Fields)[] = [
  // Weather had no kind.
  (store) => ({
    ...store,
    state: isRecord(store.state)
      ? { ...store.state, queries: listOf(store.state.queries).map(withWeatherKinds) }
      : store.state,
  }),
  (store) => ({ ...store, state: withBookings(store.state) }),
  (store) => ({ ...store, state: withCategories(store.state) }),
];

/** The same of the planner that lies in it, from its version 1 on. */
export const plannerSteps: readonly ((kept: Fields) => Fields)[] = [
  // Plans were kept as screens drew them then: under names of their own, with
  // null for what was not known.
  (kept) => ({ ...kept, suggestion: suggestionOfFirst(kept.suggestion) }),
  (kept) => ({ ...kept, suggestion: withBookings(kept.suggestion) }),
  (kept) => ({ ...kept, suggestion: withCategories(kept.suggestion) }),
];

/** A stop said in one word whether it has to be booked. */
function withBookings(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withBookings);
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, member]) =>
      name === 'booking' && typeof member === 'string'
        ? [name, { need: member, ahead: null, url: null }]
        : [name, withBookings(member)],
    ),
  );
}

/** The category of a stop was its kind. */
function withCategories(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withCategories);
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, member]) =>
      name === 'venues' && Array.isArray(member)
        ? [name, member.map((stop) => (isRecord(stop) ? withCategoryInWords(stop) : stop))]
        : [name, withCategories(member)],
    ),
  );
}

function withWeatherKinds(query: unknown): unknown {
  if (!isRecord(query) || !isRecord(query.state)) return query;
  if (!Array.isArray(query.queryKey) || query.queryKey[0] !== 'saved-ideas') return query;
  const data = listOf(query.state.data).map((idea) =>
    isRecord(idea) && isRecord(idea.weather_info)
      ? { ...idea, weather_info: weatherWithFigures(idea.weather_info) }
      : idea,
  );
  return { ...query, state: { ...query.state, data } };
}

function suggestionOfFirst(suggestion: unknown): unknown {
  if (!isRecord(suggestion)) return suggestion;
  return { ...suggestion, plans: listOf(suggestion.plans).map(planOfFirst) };
}

function planOfFirst(plan: unknown): unknown {
  if (!isRecord(plan)) return plan;
  const { terms, checks, wishes, route_info: route, ...rest } = plan;
  const pairs = listOf(terms).flatMap((term) =>
    isRecord(term) && typeof term.value === 'number' ? [[term.name, term.value] as const] : [],
  );
  return {
    ...rest,
    checks: listOf(checks).map((text) => ({ rule: 'kept', ok: true, text })),
    wishes: listOf(wishes).map((wish) =>
      isRecord(wish) ? { text: wish.text, met: wish.isMet, venue_id: null } : wish,
    ),
    ...(pairs.length > 0 && {
      score: {
        total: pairs.reduce((sum, [, value]) => sum + value, 0),
        terms: Object.fromEntries(pairs),
      },
    }),
    route_info: isRecord(route)
      ? {
          ...route,
          legs: listOf(route.legs).map((leg) =>
            isRecord(leg) ? { ...leg, at_most: leg.isAtMost === true } : leg,
          ),
        }
      : route,
  };
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}
