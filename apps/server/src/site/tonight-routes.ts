import { getTonight } from '@rendezvous/contract';
import type { CityOutline } from '@rendezvous/venues';
import type { FastifyInstance } from 'fastify';
import { messages } from '../messages.ts';
import { registerEndpoint } from '../platform/http/register-endpoint.ts';
import { Refusal } from '../refusal.ts';
import { cityOfTheDay, type PlanTonight } from './plan-tonight.ts';

interface Deps {
  readonly cities: readonly CityOutline[];
  readonly planTonight: PlanTonight;
  readonly now: () => Date;
}

/** The evening shown on the landing page, and that of any other city, for programs. */
export function tonightRoutes(app: FastifyInstance, { cities, planTonight, now }: Deps): void {
  registerEndpoint(app, getTonight, async ({ query: { city } }) => {
    const asked = city === undefined ? cityOfTheDay(cities, now()) : cityNamed(city, cities);
    if (asked === undefined) throw unknownCity(city ?? '', cities);
    const { plans, weather_info } = await planTonight(asked);
    const [plan] = plans;
    if (plan === undefined) throw new Refusal('no-plan');
    return { ...plan, weather_info };
  });
}

function cityNamed(name: string, cities: readonly CityOutline[]): CityOutline | undefined {
  const wanted = name.toLowerCase();
  return cities.find(({ city, state }) =>
    [city, `${city}, ${state}`].some((known) => known.toLowerCase() === wanted),
  );
}

function unknownCity(name: string, cities: readonly CityOutline[]): Refusal {
  const detail = messages.unknownLocation(
    name,
    cities.map(({ city }) => city),
  );
  return new Refusal('location-unknown', { detail, errors: { city: [detail] } });
}
