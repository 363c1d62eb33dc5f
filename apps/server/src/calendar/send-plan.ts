import type { WirePlan } from '@rendezvous/contract';
import type { FastifyReply } from 'fastify';
import { messages } from '../messages.ts';
import { Refusal } from '../refusal.ts';
import { formatCalendar } from './calendar-file.ts';
import { planEvents, planFileName } from './plan-calendar.ts';

export const calendarType = 'text/calendar; charset=utf-8';

/** Answers with a plan as a calendar file to download; refuses a plan without a day. */
export function sendPlan(reply: FastifyReply, plan: WirePlan, now: Date): FastifyReply {
  const events = planEvents(plan);
  if (events === null)
    throw new Refusal('invalid-input', {
      detail: messages.noDay,
      errors: { date: [messages.noDay] },
    });
  return reply
    .type(calendarType)
    .header('content-disposition', `attachment; filename="${planFileName(plan)}"`)
    .send(formatCalendar(events, { now }));
}
