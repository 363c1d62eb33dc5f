import { randomUUID } from 'node:crypto';

/** The least that can be saved. */
export const minimal = (plan_id = randomUUID()) => ({
  suggestion_id: randomUUID(),
  weather_info: { expected_temperature: '61°F', conditions: 'Partly cloudy' },
  plans: [
    {
      plan_id,
      venues: [
        {
          name: 'Bar',
          location: '1 Main St',
          description: 'Jazz',
          estimated_cost: '$20',
          opening_hours: '17:00 to 23:00',
          rating: 5,
        },
      ],
      route_info: { transportation: 'walking', travel_time: '15 minutes' },
      total_cost: '$20',
    },
  ],
});
