import type { DateRecord, Profile, SavedIdea } from '@rendezvous/contract';
import type { QueryKey } from '@tanstack/react-query';
import { refinementKey } from './plan-keys.ts';

/**
 * What of a query's data may lie in the browser's storage, or undefined. Of saved ideas it is what
 * their screen shows, so that it opens without a connection, as the page of a date that was seen
 * does, with the hours that were known; of people and dates what their lists show: no notes, phone
 * numbers or photos; of refinements what was asked, without the plans.
 */
export function storableOf(queryKey: QueryKey, data: unknown): unknown {
  if (queryKey[0] === refinementKey[0])
    return isRefinement(data)
      ? { ...data, held: {}, reading: null, failure: null, arrived: null }
      : undefined;
  const [noun, which] = queryKey;
  if (noun === 'history' && which === 'totals') return isTotals(data) ? data : undefined;
  if (noun === 'date') return isRecord(data) && isDate(data) ? pageOfDate(data) : undefined;
  if (noun === 'date-check' && queryKey[2] === null) return isCheck(data) ? data : undefined;
  if (!Array.isArray(data) || !data.every(isRecord)) return undefined;
  if (noun === 'profiles' && which === 'list') return data.filter(isProfile).map(listedProfile);
  if (noun === 'history') return data.filter(isDate).map(listedDate);
  if (noun === 'saved-ideas' && which === 'everyone') return data.filter(isIdea).map(listedIdea);
  return undefined;
}

/** Enough of a look to tell the things apart from what else may lie in a browser's storage. */
function isProfile(item: Record<string, unknown>): item is Record<string, unknown> & Profile {
  return (
    typeof item.id === 'number' &&
    typeof item.name === 'string' &&
    typeof item.location === 'string'
  );
}

function isDate(item: Record<string, unknown>): item is Record<string, unknown> & DateRecord {
  return (
    typeof item.id === 'string' && typeof item.date === 'string' && Array.isArray(item.activities)
  );
}

function isTotals(data: unknown): boolean {
  return (
    isRecord(data) &&
    typeof data.dates === 'number' &&
    typeof data.spending === 'number' &&
    Array.isArray(data.months) &&
    data.months.every(isRecord)
  );
}

/** The hours of a date's stops as they were known at an instant. */
function isCheck(data: unknown): boolean {
  return isRecord(data) && typeof data.checked_at === 'number' && Array.isArray(data.stops);
}

function isIdea(item: Record<string, unknown>): item is Record<string, unknown> & SavedIdea {
  return (
    typeof item.id === 'string' &&
    Array.isArray(item.plans) &&
    item.plans.every((plan) => isRecord(plan) && Array.isArray(plan.venues))
  );
}

/**
 * The counts, what was asked each time and the version it made, which of them is shown, whom it is
 * for, and what is to stay.
 */
function isRefinement(data: unknown): data is Record<string, unknown> {
  if (!isRecord(data) || !Array.isArray(data.versions) || !Array.isArray(data.locked)) return false;
  const isPerson =
    data.person === null ||
    (isRecord(data.person) &&
      typeof data.person.id === 'number' &&
      typeof data.person.firstName === 'string');
  return (
    isPerson &&
    [data.count, data.max, data.shown].every(Number.isInteger) &&
    data.versions.every(isVersion) &&
    data.locked.every((key) => typeof key === 'string')
  );
}

function isVersion(version: unknown): boolean {
  if (
    !isRecord(version) ||
    !Array.isArray(version.removed) ||
    !version.removed.every((key) => typeof key === 'string')
  )
    return false;
  const isTimed =
    version.timestamp === null ||
    (typeof version.timestamp === 'string' && !Number.isNaN(Date.parse(version.timestamp)));
  return (
    isTimed &&
    [version.type, version.value, version.suggestion_id].every((text) => typeof text === 'string')
  );
}

const unlistedOfProfile = {
  bio: '',
  occupation: '',
  phone_number: '',
  notes: '',
  socialMedia: { instagram: '', facebook: '' },
  languages: [],
  hobbies: [],
  interests: [],
  dislikes: [],
  dietary_restrictions: [],
  preferred_cuisines: [],
  previous_dates: [],
  status_changes: [],
  age: null,
  importantDates: { birthday: null, firstDate: null, otherDates: [] },
  avatar: null,
  attachments: [],
};

const listedProfile = (profile: Profile): Profile => ({
  ...pick(profile, [
    'id',
    'name',
    'gender',
    'location',
    'status',
    'relationship_status',
    'budget_preference',
    'transport_preference',
    'dates_count',
    'created_at',
  ]),
  ...unlistedOfProfile,
});

const listedDate = (date: DateRecord): DateRecord => ({
  ...pick(date, [
    'id',
    'profile_id',
    'profile',
    'kind',
    'date',
    'rating',
    'rated',
    'total_cost',
    'cancelled_at',
    'title',
    'city',
    'time_zone',
    'guest_answer',
    'sunset',
    'created_at',
  ]),
  notes: '',
  activities: date.activities.map((activity) => ({ ...activity, notes: '' })),
});

/** A date as its page shows it on the day: with its plan, and without what was noted. */
const pageOfDate = (date: Record<string, unknown> & DateRecord): unknown => ({
  ...listedDate(date),
  plan: date.plan ?? null,
  weather_info: date.weather_info ?? null,
  photos: [],
  invitation: null,
});

const listedIdea = (idea: SavedIdea): SavedIdea => ({
  ...pick(idea, [
    'id',
    'suggestion_id',
    'log_id',
    'profile_id',
    'weather_info',
    'edited',
    'created_at',
  ]),
  plans: idea.plans.map(listedPlan),
});

type Plan = SavedIdea['plans'][number];

const listedPlan = (plan: Plan): Plan => ({
  ...pick(plan, [
    'plan_id',
    'label',
    'title',
    'summary',
    'date',
    'city',
    'start_time',
    'end_time',
    'total_cost',
    'wishes',
  ]),
  venues: plan.venues.map(listedVenue),
  route_info: pick(plan.route_info ?? {}, ['travel_time', 'travel_minutes']),
});

const listedVenue = (venue: Plan['venues'][number]): Plan['venues'][number] => ({
  ...pick(venue, [
    'venue_id',
    'name',
    'location',
    'estimated_cost',
    'cost',
    'category',
    'kind',
    'neighborhood',
    'coordinates',
    'reasons',
    'arrival',
    'departure',
    'rating',
  ]),
  description: '',
  opening_hours: '',
});

/** Only these fields of a record, whatever else it has. JSON leaves out those that it lacks. */
function pick<Item extends object, Key extends keyof Item>(
  item: Item,
  keys: readonly Key[],
): Pick<Item, Key> {
  return Object.fromEntries(keys.map((key) => [key, item[key]])) as Pick<Item, Key>;
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
