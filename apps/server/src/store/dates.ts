import { limits, type DateKind } from '@rendezvous/contract';
import { isPast, isUpcoming, isWith } from '../db/past-dates.ts';
import { totalDates, type MonthTotals, type StoredTotals } from '../db/total-dates.ts';
import { requireProfile } from '../db/require-profile.ts';
import type { Database, DateTable } from '../db/tables.ts';
import { withUserLocked } from '../db/with-user-locked.ts';
import { Refusal } from '../refusal.ts';

export type { MonthTotals, StoredTotals };

export interface StoredActivity {
  readonly id: string;
  readonly name: string;
  readonly location: string;
  readonly startTime: string | null;
  readonly endTime: string | null;
  readonly costCents: number;
  readonly notes: string;
}

/** What a user says about a date. */
export interface DateDetails {
  /** Null: with nobody in particular. */
  readonly profileId: number | null;
  readonly kind: DateKind;
  readonly day: string;
  /** In half stars; 10 where nobody gave a rating. */
  readonly ratingHalves: number;
  readonly isRated: boolean;
  readonly totalCostCents: number;
  readonly notes: string;
  readonly activities: readonly StoredActivity[];
}

export interface StoredDate extends DateDetails {
  readonly id: string;
  readonly profileName: string | null;
  readonly createdAt: number;
}

export interface DateFilter {
  readonly timeline: 'past' | 'upcoming';
  readonly today: string;
  /** Null: dates with nobody in particular. Left out: all. */
  readonly profileId?: number | null;
}

export interface Dates {
  /** Past dates newest first, upcoming ones soonest first. Refuses a profile that the user does not have. */
  list(userId: number, filter: DateFilter): Promise<StoredDate[]>;
  /** What all past dates come to. Refuses a profile that the user does not have. */
  total(userId: number, filter: Omit<DateFilter, 'timeline'>): Promise<StoredTotals>;
  /** Every date, oldest first. */
  listAll(userId: number): Promise<StoredDate[]>;
  find(userId: number, id: string): Promise<StoredDate | undefined>;
  /** False when the user has stored this id before: nothing is changed then. Refuses an unknown profile, and one date too many. */
  create(userId: number, date: DateDetails & { id: string }, now: number): Promise<boolean>;
  /** Changes what is given and says whether there is such a date. One that lies after today is not rated, or no longer. */
  update(
    userId: number,
    id: string,
    change: { changes: Partial<DateDetails>; today: string },
  ): Promise<boolean>;
  delete(userId: number, id: string): Promise<boolean>;
}

export function createDates(db: Database): Dates {
  return {
    async list(userId, { timeline, today, profileId }) {
      if (typeof profileId === 'number') await requireProfile(db, userId, profileId);
      const ofUser = datesOf(db, userId).where(isWith(profileId));
      const inOrder =
        timeline === 'past'
          ? ofUser
              .where(isPast(today))
              .orderBy('dates.day', 'desc')
              .orderBy('dates.created_at', 'desc')
              .orderBy('dates.id')
          : ofUser
              .where(isUpcoming(today))
              .orderBy('dates.day')
              .orderBy('dates.created_at')
              .orderBy('dates.id');
      return (await inOrder.execute()).map(dateOf);
    },

    total: (userId, filter) => totalDates(db, userId, filter),

    async listAll(userId) {
      return (
        await datesOf(db, userId).orderBy('dates.day').orderBy('dates.created_at').execute()
      ).map(dateOf);
    },

    find: (userId, id) => findDate(db, userId, id),

    create: (userId, { id, ...details }, now) =>
      withUserLocked(db, userId, async (locked) => {
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
          .values({ user_id: userId, id, created_at: now, ...columnsOf(details) })
          .execute();
        return true;
      }),

    update: (userId, id, { changes, today }) =>
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

async function findDate(db: Database, userId: number, id: string): Promise<StoredDate | undefined> {
  const row = await datesOf(db, userId).where('dates.id', '=', id).executeTakeFirst();
  return row && dateOf(row);
}

function datesOf(db: Database, userId: number) {
  return db
    .selectFrom('dates')
    .leftJoin('profiles', (join) =>
      join
        .onRef('profiles.user_id', '=', 'dates.user_id')
        .onRef('profiles.id', '=', 'dates.profile_id'),
    )
    .selectAll('dates')
    .select('profiles.name as profile_name')
    .where('dates.user_id', '=', userId);
}

/** Nobody can know yet how a date was that lies ahead. */
export function unratedAhead<Details extends DateDetails>(date: Details, today: string): Details {
  return date.day > today ? { ...date, isRated: false } : date;
}

type DateColumns = Omit<DateTable, 'user_id' | 'id' | 'created_at'>;

function columnsOf(date: DateDetails): DateColumns {
  return {
    profile_id: date.profileId,
    kind: date.kind,
    day: date.day,
    rating_halves: date.ratingHalves,
    rated: date.isRated ? 1 : 0,
    total_cost_cents: date.totalCostCents,
    notes: date.notes,
    activities: JSON.stringify(date.activities),
  };
}

function dateOf(row: DateTable & { profile_name: string | null }): StoredDate {
  return {
    id: row.id,
    profileId: row.profile_id,
    profileName: row.profile_name,
    kind: row.kind as DateKind,
    day: row.day,
    ratingHalves: row.rating_halves,
    isRated: row.rated === 1,
    totalCostCents: row.total_cost_cents,
    notes: row.notes,
    activities: JSON.parse(row.activities) as StoredActivity[],
    createdAt: row.created_at,
  };
}
