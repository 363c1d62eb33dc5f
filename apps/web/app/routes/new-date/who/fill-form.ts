import { firstNameOf, limits, type Profile } from '@rendezvous/contract';
import { comingWeekday } from '../../../ui/time/calendar-day.ts';
import {
  type FilledForm,
  initialWishes,
  outdoorValues,
  type Person,
  transportValues,
  type Wishes,
} from '../../../plan/wishes.ts';

/**
 * What a person's profile, or nobody's, says of a date with them. A profile without a location
 * leaves the one that stands there.
 */
export function wishesFor(profile: Profile | null): Partial<Wishes> {
  const {
    date_number,
    budget,
    transport_method,
    outdoor_preference,
    previous_date_activities,
    ask_kitchen,
    ...rest
  } = initialWishes;
  const { interests, dislikes, dietary_restrictions, preferred_cuisines } = profile ?? rest;
  return {
    date_number: profile ? Math.min(profile.dates_count + 1, limits.dateNumber.max) : date_number,
    budget: profile?.budget_preference ?? budget,
    transport_method: profile?.transport_preference ?? transport_method,
    ...(profile && profile.location !== '' && { location: profile.location }),
    ...{
      outdoor_preference,
      interests,
      dislikes,
      dietary_restrictions,
      preferred_cuisines,
      previous_date_activities,
      ask_kitchen,
    },
  };
}

export function personOf({ id, name }: Profile): Person {
  return { id, firstName: firstNameOf(name) };
}

/**
 * The wishes that the state of a navigation carries under `config`: history
 * entries may hold anything.
 */
export function wishesIn(state: unknown): Partial<Wishes> {
  const config = recordOf(recordOf(state).config);
  const texts = Array.isArray(config.previous_date_activities)
    ? config.previous_date_activities.join(', ')
    : config.previous_date_activities;
  const given = Object.entries({ ...config, previous_date_activities: texts }).filter(
    ([name, value]) => isWish(name as keyof Wishes, value),
  );
  return Object.fromEntries(given) as Partial<Wishes>;
}

/** Lists that an address may carry, one `name=value` for each entry. */
const listNames = ['interests', 'dislikes', 'dietary_restrictions', 'preferred_cuisines'] as const;

/**
 * The wishes that an address carries, such as
 * `?location=Oakland&weekday=saturday&budget=40-80&interests=jazz&interests=tacos`. A weekday is
 * its next one. Anybody can write an address: what the planner would refuse is left out.
 */
export function wishesInAddress(search: string): Partial<Wishes> {
  const query = new URLSearchParams(search);
  const [min, max] = (/^(\d+)-(\d+)$/.exec(query.get('budget') ?? '')?.slice(1) ?? []).map(Number);
  const { least, most } = { least: limits.budget.min, most: limits.budget.max };
  const miles = Number(query.get('max_distance'));
  const textUpTo = (name: string, length: number) => query.get(name)?.slice(0, length);
  const timeOf = (name: string) =>
    /^([01]\d|2[0-3]):[0-5]\d$/.test(query.get(name) ?? '') ? query.get(name) : undefined;
  const lists = listNames.map(
    (name) =>
      [
        name,
        query.getAll(name).filter((item) => item.trim() !== '' && item.length <= limits.listText),
      ] as const,
  );
  const config = {
    location: textUpTo('location', limits.location),
    start_cal_date: comingWeekday(query.get('weekday') ?? '') ?? undefined,
    start_time: timeOf('start_time'),
    end_time: timeOf('end_time'),
    desired_mood: textUpTo('desired_mood', limits.mood),
    budget:
      min !== undefined && max !== undefined && least <= min && min <= max && max <= most
        ? { min, max }
        : undefined,
    stops: isStops(Number(query.get('stops'))) ? Number(query.get('stops')) : undefined,
    max_distance:
      miles >= limits.maxDistance.min && miles <= limits.maxDistance.max ? miles : undefined,
    transport_method: query.get('transport_method'),
    outdoor_preference: query.get('outdoor_preference'),
    ...Object.fromEntries(
      lists.filter(([, items]) => items.length > 0 && items.length <= limits.list),
    ),
  };
  return wishesIn({ config });
}

function isWish(name: keyof Wishes, value: unknown): boolean {
  if (!(name in initialWishes)) return false;
  if (name === 'transport_method') return transportValues.some((known) => known === value);
  if (name === 'outdoor_preference') return outdoorValues.some((known) => known === value);
  if (name === 'stops') return isStops(value);
  if (name === 'budget')
    return typeof recordOf(value).min === 'number' && typeof recordOf(value).max === 'number';
  if (Array.isArray(initialWishes[name]))
    return Array.isArray(value) && value.every((item) => typeof item === 'string');
  return typeof value === typeof (initialWishes[name] ?? '');
}

function isStops(value: unknown): boolean {
  const { min, max } = limits.stops;
  return Number.isInteger(value) && Number(value) >= min && Number(value) <= max;
}

function recordOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}

interface Filling {
  readonly person: Person | null;
  readonly wishes: Partial<Wishes>;
  readonly entry: string;
  /** Takes the place of what was changed by hand too. */
  readonly isAsked: boolean;
}

/**
 * The form filled in again. What was typed and has to give way is kept beside it,
 * until other typing has to.
 */
export function fillForm(
  form: FilledForm,
  { person, wishes, entry, isAsked }: Filling,
): FilledForm {
  const filled = { ...form.wishes, ...wishes };
  const isTyped = (name: string) =>
    name in wishes && !isSame(form.wishes[name as keyof Wishes], form.filled[name as keyof Wishes]);
  const typed = Object.fromEntries(Object.entries(form.wishes).filter(([name]) => isTyped(name)));
  if (!isAsked) return { ...form, person, entry, filled, wishes: { ...filled, ...typed } };
  const isLost = Object.entries(typed).some(
    ([name, value]) => !isSame(value, filled[name as keyof Wishes]),
  );
  return { person, entry, filled, wishes: filled, replaced: isLost ? form.wishes : form.replaced };
}

/** Puts back what had been typed; what was typed since is kept beside it in turn. */
export function putBack(form: FilledForm): FilledForm {
  return {
    ...form,
    wishes: form.replaced ?? form.wishes,
    replaced: isSame(form.wishes, form.filled) ? null : form.wishes,
  };
}

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);
