import { suggestionRequest } from '@rendezvous/contract';
import type { CityOutline } from '@rendezvous/venues';
import type { DateToPlan } from './plan-date.ts';
import { settingOf } from './setting.ts';
import { dayMs } from '../../platform/time/durations.ts';

const startMinutes = 18 * 60;

/**
 * A plain evening that a thread plans before it takes any work: what loads with the first plan,
 * such as the code that reads opening hours, takes far longer than a plan.
 */
export function rehearsalIn(city: CityOutline): DateToPlan {
  const date = new Date(Date.now() + dayMs).toISOString().slice(0, 10);
  const { center: point, city: label, state } = city;
  const place = { city, point, label, state, precision: 'city' } as const;
  return {
    request: suggestionRequest.parse({ config: { location: city.city } }),
    hours: { startMinutes, endMinutes: null },
    setting: settingOf(place, { date, utcOffsetMinutes: 0, forecast: undefined }),
    explanation: 'brief',
  };
}
