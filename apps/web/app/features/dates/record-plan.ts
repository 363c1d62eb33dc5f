import type { DatePlan, DateRecord } from '@rendezvous/contract';

/** What a list tells of a date, as a plan to draw. */
export function recordPlan(record: DateRecord): DatePlan {
  return {
    plan_id: record.id,
    date: record.date,
    ...(record.city !== null && { city: record.city }),
    venues: record.activities.map(({ name, location, start_time, end_time }) => ({
      ...{ name, location, description: '', estimated_cost: '', opening_hours: '', rating: 5 },
      ...(start_time !== null && { arrival: start_time }),
      ...(end_time !== null && { departure: end_time }),
    })),
    route_info: {},
    total_cost: '',
  };
}
