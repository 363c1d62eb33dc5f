import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { aUser, post } from '../testing/a-user.ts';
import { aSuggestion } from '../testing/a-suggestion.ts';
import { calendarsOf } from './testing/calendars-of.ts';
import { describeOnBothDatabases } from '../testing/databases.ts';
import { readCalendar } from '../testing/read-calendar.ts';

describeOnBothDatabases('calendars', (database) => {
  const { on, made } = calendarsOf(database);

  it('[NEW-14] give a saved plan to its owner as a file, like the plan itself', async () => {
    const { suggestion_id, weather_info, plans } = aSuggestion();
    const [plan] = plans;
    await made(on.ana, '/saved-ideas', { suggestion_id, weather_info, plans });
    const saved = await on.ana.inject(`/api/saved-ideas/${plan?.plan_id}/calendar.ics`);
    const posted = await post(on.test.app, '/calendar', plan ?? {});
    expect([saved.statusCode, saved.body, saved.headers['content-disposition']]).toEqual([
      200,
      posted.body,
      posted.headers['content-disposition'],
    ]);
    expect(readCalendar(saved.body).events.map(({ summary }) => summary)).toEqual([
      'Place one',
      'Place two',
      'Place three',
    ]);

    const ben = await aUser(on.test);
    for (const [user, id] of [
      [ben, plan?.plan_id],
      [on.ana, randomUUID()],
    ] as const) {
      const refused = await user.inject(`/api/saved-ideas/${id}/calendar.ics`);
      expect([refused.statusCode, refused.json()]).toMatchObject([404, { code: 'not-found' }]);
    }
  });

  it('refuse a saved plan that has no day', async () => {
    const venue = {
      name: 'Bar',
      location: '',
      description: '',
      estimated_cost: '',
      opening_hours: '',
      rating: 5,
    };
    const plan_id = randomUUID();
    await made(on.ana, '/saved-ideas', {
      suggestion_id: randomUUID(),
      weather_info: {},
      plans: [{ plan_id, venues: [venue], route_info: {}, total_cost: '' }],
    });
    const answer = await on.ana.inject(`/api/saved-ideas/${plan_id}/calendar.ics`);
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({
      detail: 'This plan has no day yet, so there is nothing to put into a calendar.',
    });
  });
});
