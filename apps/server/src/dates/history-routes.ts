import { randomUUID } from 'node:crypto';
import {
  checkDate as checkEndpoint,
  createDate,
  day,
  deleteDate,
  getDate,
  getTotals,
  listHistory,
  updateDate,
  type DateChanges,
  type NewDate,
} from '@rendezvous/contract';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { answerPage, wantedPage } from '../platform/http/page-link.ts';
import { registerEndpoint } from '../platform/http/register-endpoint.ts';
import { todayOf } from '../platform/http/today.ts';
import { clientSignal } from '../platform/http/client-signal.ts';
import type { PhotoUrlsFor } from '../photos/link-photos.ts';
import type { Photos } from '../photos/photos-store.ts';
import type { CheckDate } from './check-date.ts';
import type { DeleteDate } from './delete-date.ts';
import { presentDate, presentDateDetail, presentTotals } from './present-date.ts';
import { Refusal } from '../refusal.ts';
import {
  unratedAhead,
  unratedHalves,
  type DateDetails,
  type Dates,
  type KeptPlan,
  type NewDetails,
  type StoredActivity,
  type StoredDate,
} from './dates-store.ts';

const nobody = -1;
const dateKey = z.tuple([day, z.int(), z.uuid()]);

interface Deps {
  readonly dates: Dates;
  readonly photos: Pick<Photos, 'listOfDate'>;
  readonly checkDate: CheckDate;
  readonly deleteDate: DeleteDate;
  readonly photoUrlsFor: PhotoUrlsFor;
  readonly now: () => Date;
}

export function historyRoutes(app: FastifyInstance, deps: Deps): void {
  readRoutes(app, deps);
  writeRoutes(app, deps);
}

async function requireDate(dates: Dates, userId: number, id: string): Promise<StoredDate> {
  const date = await dates.find(userId, id);
  if (date === undefined) throw new Refusal('not-found');
  return date;
}

function readRoutes(
  app: FastifyInstance,
  { dates, photos, checkDate, photoUrlsFor, now }: Deps,
): void {
  registerEndpoint(app, listHistory, async ({ user, query, request, reply }) => {
    const { size, after } = wantedPage(query, dateKey);
    const page = await dates.page(user.userId, {
      timeline: query.timeline,
      today: todayOf(request, now()),
      ...personIn(query.profile_id),
      size,
      after: after && { day: after[0], createdAt: after[1], id: after[2] },
    });
    const next = page.next && [page.next.day, page.next.createdAt, page.next.id];
    return answerPage({ items: page.items.map(presentDate), next }, request, reply);
  });

  registerEndpoint(app, getTotals, async ({ user, query, request }) =>
    presentTotals(
      await dates.total(user.userId, {
        today: todayOf(request, now()),
        ...personIn(query.profile_id),
      }),
    ),
  );

  registerEndpoint(app, getDate, async ({ user, params: { id } }) => {
    const date = await requireDate(dates, user.userId, id);
    const kept = await dates.findPlan(user.userId, id);
    const taken = await photos.listOfDate(user.userId, id);
    return presentDateDetail(date, { kept, photos: taken }, photoUrlsFor(user));
  });

  registerEndpoint(app, checkEndpoint, async ({ user: { userId }, params, query, reply }) =>
    checkDate(
      await requireDate(dates, userId, params.id),
      { day: query.date, startTime: query.start_time },
      { userId, whose: `user ${userId}`, signal: clientSignal(reply) },
    ),
  );
}

function writeRoutes(app: FastifyInstance, { dates, deleteDate: remove, now }: Deps): void {
  registerEndpoint(app, createDate, async ({ user, body, request, reply }) => {
    const instant = now();
    const isNew = await dates.create(
      user.userId,
      { id: body.id, made: madeOf(body), ...newDetails(body, todayOf(request, instant)) },
      instant.getTime(),
    );
    if (!isNew) reply.status(200);
    return presentDate(await requireDate(dates, user.userId, body.id));
  });

  registerEndpoint(app, updateDate, async ({ user, params, body, request }) => {
    const instant = now();
    const change = {
      changes: changedDetails(body, instant),
      made: madeOf(body),
      today: todayOf(request, instant),
    };
    if (!(await dates.update(user.userId, params.id, change))) throw new Refusal('not-found');
    return presentDate(await requireDate(dates, user.userId, params.id));
  });

  registerEndpoint(app, deleteDate, async ({ user, params }) => remove(user.userId, params.id));
}

function newDetails(date: NewDate, today: string): NewDetails {
  const activities = date.activities.map(activityOf);
  const details = {
    profileId: profileIdOf(date.profile_id),
    kind: date.kind ?? (date.date > today ? 'scheduled' : 'recorded'),
    day: date.date,
    ratingHalves: date.rating === undefined ? unratedHalves : date.rating * 2,
    isRated: date.rating !== undefined,
    totalCostCents:
      date.total_cost === undefined
        ? activities.reduce((sum, { costCents }) => sum + costCents, 0)
        : centsOf(date.total_cost),
    notes: date.notes,
    activities,
  };
  return unratedAhead(details, today);
}

/** The plan that was sent with a date, if any. */
function madeOf({ plan, weather_info, suggestion_id }: DateChanges): KeptPlan | undefined {
  return plan
    ? { plan, weather: weather_info ?? {}, suggestionId: suggestion_id ?? null }
    : undefined;
}

function changedDetails(changes: DateChanges, now: Date): Partial<DateDetails> {
  return {
    ...(changes.cancelled !== undefined && {
      cancelledAt: changes.cancelled ? now.getTime() : null,
    }),
    ...(changes.profile_id !== undefined && { profileId: profileIdOf(changes.profile_id) }),
    ...(changes.kind && { kind: changes.kind }),
    ...(changes.date && { day: changes.date }),
    ...(changes.rating !== undefined && { ratingHalves: changes.rating * 2, isRated: true }),
    ...(changes.rated === false && { ratingHalves: unratedHalves, isRated: false }),
    ...(changes.total_cost !== undefined && { totalCostCents: centsOf(changes.total_cost) }),
    ...(changes.notes !== undefined && { notes: changes.notes }),
    ...(changes.activities && { activities: changes.activities.map(activityOf) }),
  };
}

function activityOf({
  id,
  name,
  location,
  start_time,
  end_time,
  cost,
  notes,
  booked,
}: NewDate['activities'][number]): StoredActivity {
  return {
    id: id || randomUUID(),
    name,
    location,
    startTime: start_time,
    endTime: end_time,
    costCents: centsOf(cost),
    notes,
    isBooked: booked,
  };
}

function personIn(id: number | undefined): { profileId?: number | null } {
  return id === undefined ? {} : { profileId: profileIdOf(id) };
}

function profileIdOf(id: number | null): number | null {
  return id === nobody ? null : id;
}

/** The schema allows at most two decimals; rounding removes what is left of 0.1 + 0.2. */
function centsOf(dollars: number): number {
  return Math.round(dollars * 100);
}
