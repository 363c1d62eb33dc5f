import { limits } from '@rendezvous/contract';
import { sql, type Expression, type ExpressionBuilder, type SqlBool } from 'kysely';
import { fitPage, type Page, type PageSize } from '../platform/db/pages.ts';
import { findDatePlan, keepDatePlan, type KeptPlan } from './date-plans-query.ts';
import {
  columnsOf,
  dateOf,
  datesOf,
  findDate,
  type DateDetails,
  type StoredActivity,
  type StoredDate,
} from './date-rows-query.ts';
import { isPast, isUpcoming, isWith } from './past-dates-query.ts';
import { totalDates, type MonthTotals, type StoredTotals } from './total-dates-query.ts';
import { requireProfile } from '../people/require-profile-query.ts';
import { readIfWhole } from '../platform/db/stored-damage.ts';
import type { Database, Tables } from '../platform/db/tables.ts';
import { withUserLocked } from '../platform/db/with-user-locked.ts';
import { Refusal } from '../refusal.ts';

export type { DateDetails, KeptPlan, MonthTotals, StoredActivity, StoredDate, StoredTotals };

/** A new date is not canceled. */
export type NewDetails = Omit<DateDetails, 'cancelledAt'>;

export interface DateFilter {
  readonly timeline: 'past' | 'upcoming';
  readonly today: string;
  /** Null: dates with nobody in particular. Omitted: all. */
  readonly profileId?: number | null;
}

/** The position of an item in the order of dates. */
export interface DateKey {
  readonly day: string;
  readonly createdAt: number;
  readonly id: string;
}

export interface DatesWanted extends Omit<DateFilter, 'timeline'> {
  readonly timeline: DateFilter['timeline'] | 'all';
  readonly size: PageSize;
  readonly after?: DateKey | undefined;
}

/** What a date teaches. */
export interface DoneDate extends Pick<StoredDate, 'id' | 'day' | 'ratingHalves' | 'isRated'> {
  readonly activities: readonly { readonly name: string }[];
}

export interface Dates {
  /**
   * Past dates newest first, upcoming ones soonest first; all dates oldest first. Refuses a profile
   * that the user does not have.
   */
  page(userId: number, wanted: DatesWanted): Promise<Page<StoredDate, DateKey>>;
  /**
   * What was done, or will be, on the dates nearest to today: at most `limits.learntDates` of them,
   * and `limits.learntText` of names. Reads nothing else of them.
   */
  listDone(userId: number, filter: DateFilter): Promise<DoneDate[]>;
  /** Totals of all past dates. Refuses a profile that the user does not have. */
  total(userId: number, filter: Omit<DateFilter, 'timeline'>): Promise<StoredTotals>;
  find(userId: number, id: string): Promise<StoredDate | undefined>;
  /**
   * False if the user has already stored this id; nothing is changed then. Refuses an unknown
   * profile, and one date too many.
   */
  create(
    userId: number,
    date: NewDetails & { id: string; made?: KeptPlan | undefined },
    now: number,
  ): Promise<boolean>;
  /** The plan that a date was made from. */
  findPlan(userId: number, id: string): Promise<KeptPlan | undefined>;
  /**
   * Changes the given fields, and says whether there is such a date. A date in the future is not
   * rated, or no longer.
   */
  update(
    userId: number,
    id: string,
    change: { changes: Partial<DateDetails>; made?: KeptPlan | undefined; today: string },
  ): Promise<boolean>;
  delete(userId: number, id: string): Promise<boolean>;
}

export function createDates(db: Database): Dates {
  return {
    page: (userId, wanted) => pageOfDates(db, userId, wanted),

    listDone: (userId, filter) => listDone(db, userId, filter),

    total: (userId, filter) => totalDates(db, userId, filter),

    find: (userId, id) => findDate(db, userId, id),

    findPlan: (userId, dateId) => findDatePlan(db, { userId, dateId }),

    create: (userId, date, now) =>
      withUserLocked(db, userId, (locked) => insertDate(locked, userId, { ...date, now })),

    update: (userId, id, { changes, made, today }) =>
      withUserLocked(db, userId, async (locked) => {
        const known = await findDate(locked, userId, id);
        if (known === undefined) return false;
        if (typeof changes.profileId === 'number')
          await requireProfile(locked, userId, changes.profileId);
        await locked
          .updateTable('dates')
          .set(columnsOf(unratedAhead({ ...known, ...changes }, today)))
          .where('user_id', '=', userId)
          .where('id', '=', id)
          .execute();
        if (made) await keepDatePlan(locked, { userId, dateId: id }, made);
        return true;
      }),

    async delete(userId, id) {
      const row = await db
        .deleteFrom('dates')
        .where('user_id', '=', userId)
        .where('id', '=', id)
        .returning('id')
        .executeTakeFirst();
      return row !== undefined;
    },
  };
}

/** False if the user has already stored this id. */
async function insertDate(
  locked: Database,
  userId: number,
  {
    id,
    made,
    now,
    ...details
  }: NewDetails & { id: string; made?: KeptPlan | undefined; now: number },
): Promise<boolean> {
  if ((await findDate(locked, userId, id)) !== undefined) return false;
  if (details.profileId !== null) await requireProfile(locked, userId, details.profileId);
  const { dates } = await locked
    .selectFrom('dates')
    .select(({ fn }) => fn.countAll<number>().as('dates'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  if (dates >= limits.dates) throw new Refusal('too-many');
  await locked
    .insertInto('dates')
    .values({
      user_id: userId,
      id,
      created_at: now,
      ...columnsOf({ ...details, cancelledAt: null }),
    })
    .execute();
  if (made) await keepDatePlan(locked, { userId, dateId: id }, made);
  return true;
}

/** Keys and sizes first, then the rows that fit: nothing is read that is not returned. */
async function pageOfDates(
  db: Database,
  userId: number,
  { timeline, today, profileId, size, after }: DatesWanted,
): Promise<Page<StoredDate, DateKey>> {
  if (typeof profileId === 'number') await requireProfile(db, userId, profileId);
  const direction = timeline === 'past' ? 'desc' : 'asc';
  const found = await db
    .selectFrom('dates')
    .select(['day', 'created_at as createdAt', 'id'])
    .select(sql<number>`octet_length(notes) + octet_length(activities) + 300`.as('bytes'))
    .where('user_id', '=', userId)
    .where(isWith(profileId))
    .$if(timeline === 'past', (query) => query.where(isPast(today)))
    .$if(timeline === 'upcoming', (query) => query.where(isUpcoming(today)))
    .$if(after !== undefined, (query) => query.where(isAfter(after as DateKey, direction)))
    .orderBy('day', direction)
    .orderBy('created_at', direction)
    .orderBy('id')
    .limit(size.items + 1)
    .execute();
  const { keys, next } = fitPage(found, size);
  if (keys.length === 0) return { items: [], next: null };
  const rows = await datesOf(db, userId)
    .where(
      'dates.id',
      'in',
      keys.map(({ id }) => id),
    )
    .execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return {
    items: keys.flatMap(({ id }) => {
      const row = byId.get(id);
      return row ? [dateOf(row)] : [];
    }),
    next: next && { day: next.day, createdAt: next.createdAt, id: next.id },
  };
}

/** Dates that come after one, by day, then by when they were stored, then by id. */
function isAfter(
  { day, createdAt, id }: DateKey,
  direction: 'asc' | 'desc',
): (dates: ExpressionBuilder<Tables, 'dates'>) => Expression<SqlBool> {
  const beyond = direction === 'asc' ? '>' : '<';
  return (dates) =>
    dates.and([
      dates('day', direction === 'asc' ? '>=' : '<=', day),
      dates.or([
        dates('day', beyond, day),
        dates('created_at', beyond, createdAt),
        dates.and([dates('created_at', '=', createdAt), dates('id', '>', id)]),
      ]),
    ]);
}

async function listDone(
  db: Database,
  userId: number,
  { timeline, today, profileId }: DateFilter,
): Promise<DoneDate[]> {
  if (typeof profileId === 'number') await requireProfile(db, userId, profileId);
  const direction = timeline === 'past' ? 'desc' : 'asc';
  const rows = await db
    .selectFrom('dates')
    .select(['id', 'day', 'rating_halves', 'rated', 'learnt_names'])
    .where('user_id', '=', userId)
    .where(isWith(profileId))
    .where(timeline === 'past' ? isPast(today) : isUpcoming(today))
    .where('cancelled_at', 'is', null)
    .orderBy('day', direction)
    .orderBy('created_at', direction)
    .orderBy('id')
    .limit(limits.learntDates)
    .execute();
  const done: DoneDate[] = [];
  let text = 0;
  for (const { id, day, rating_halves: ratingHalves, rated, learnt_names } of rows) {
    const names = readIfWhole(`the date ${id}`, () => JSON.parse(learnt_names) as string[]) ?? [];
    text += names.reduce((sum, name) => sum + name.length, 0);
    if (text > limits.learntText) break;
    const activities = names.map((name) => ({ name }));
    done.push({ id, day, ratingHalves, isRated: rated === 1, activities });
  }
  return done;
}

/** Stands in for the rating of an unrated date: five stars, which count nowhere. */
export const unratedHalves = 10;

/** Nobody can know yet how a future date was: on a later day, or scheduled for today. */
export function unratedAhead<Details extends NewDetails>(date: Details, today: string): Details {
  const isAhead = date.day > today || (date.day === today && date.kind === 'scheduled');
  return isAhead ? { ...date, ratingHalves: unratedHalves, isRated: false } : date;
}
