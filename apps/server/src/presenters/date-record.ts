import type { DateRecord } from '@rendezvous/contract';
import type { StoredDate } from '../store/dates.ts';

const nobody = -1;

export function presentDate(date: StoredDate): DateRecord {
  return {
    id: date.id,
    profile_id: date.profileId ?? nobody,
    profile: date.profileId === null ? null : { id: date.profileId, name: date.profileName ?? '' },
    kind: date.kind,
    date: date.day,
    rating: date.ratingHalves / 2,
    total_cost: date.totalCostCents / 100,
    notes: date.notes,
    activities: date.activities.map((activity) => ({
      id: activity.id,
      name: activity.name,
      location: activity.location,
      start_time: activity.startTime,
      end_time: activity.endTime,
      cost: activity.costCents / 100,
      notes: activity.notes,
    })),
    created_at: new Date(date.createdAt).toISOString(),
  };
}
