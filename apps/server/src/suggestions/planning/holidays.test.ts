import { suggestionRequest } from '@rendezvous/contract';
import { createGazetteer, loadCatalogue, type LocatedPlace } from '@rendezvous/venues';
import { expect, it } from 'vitest';
import { momentOf, utcOffsetMinutes } from '../date-moment.ts';
import { Refusal } from '../../refusal.ts';
import { createFactsOf } from './facts.ts';
import { createPlanDate } from './plan-date.ts';
import { settingOf } from './setting.ts';

const cities = loadCatalogue();
const { locate } = createGazetteer(cities);
const planDate = createPlanDate(createFactsOf(cities));

/** Plans, or refuses; throws when the audit finds a broken promise. */
function plan(config: { location: string; [wish: string]: unknown }): string {
  const request = suggestionRequest.parse({ config });
  const place = locate(config.location) as LocatedPlace;
  const zone = place.city.time_zone;
  const hours = momentOf(request.config, zone, new Date('2026-11-22T12:00:00Z'));
  const offset = utcOffsetMinutes(hours.date, zone);
  const sky = { date: hours.date, utcOffsetMinutes: offset, forecast: undefined };
  try {
    planDate({ request, hours, setting: settingOf(place, sky), explanation: 'brief' });
    return 'planned';
  } catch (error) {
    if (error instanceof Refusal) return error.code;
    throw new Error(`Cannot plan ${JSON.stringify(config)}`, { cause: error });
  }
}

it('plans or refuses days on which most kitchens are shut, in every city at every hour', () => {
  const outcomes = new Set<string>();
  for (const { city: location } of cities)
    for (const start_cal_date of ['2026-11-26', '2026-12-25', '2027-01-01'])
      for (const start_time of ['10:00', '12:00', '17:00', '20:00'])
        for (const max_distance of [1, 3])
          outcomes.add(plan({ location, start_cal_date, start_time, max_distance }));
  expect(['no-plan', 'planned']).toEqual(expect.arrayContaining([...outcomes]));
  expect(outcomes).toContain('planned');
});
