import { randomUUID } from 'node:crypto';
import type { Profile } from '@rendezvous/contract';
import type { Member } from './a-member.ts';
import { aPlan, type IdeaPlan } from './idea-samples.ts';

/** Three places whose ways are known, in a zone whose clock is that of the test. */
export const walk = (date: string): IdeaPlan =>
  aPlan({
    date,
    time_zone: 'UTC',
    route_info: {
      transportation: 'walking',
      travel_time: '14 minutes',
      legs: [
        { minutes: 13, miles: 0.6, mode: 'walking' },
        { minutes: 1, miles: 0.1, mode: 'walking' },
      ],
    },
  });

/** Schedules a plan as the app does; gives the id of the date. */
export async function schedule(member: Member, person: Profile, plan: IdeaPlan): Promise<string> {
  const id = randomUUID();
  await member.ask('POST /history', {
    id,
    kind: 'scheduled',
    profile_id: person.id,
    date: plan.date,
    plan,
    activities: plan.venues.map(({ name, location, arrival, departure, cost }) => ({
      ...{ name, location, start_time: arrival, end_time: departure },
      cost: cost?.expected ?? 32,
    })),
  });
  return id;
}
