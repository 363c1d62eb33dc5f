import { randomUUID } from 'node:crypto';
import type { InjectOptions } from 'fastify';
import { aForm, aJpeg } from '../../testing/a-photo.ts';
import type { TestUser } from '../../testing/a-user.ts';

const planOf = (plan_id: string) => ({
  plan_id,
  venues: [
    {
      name: 'Bar',
      location: '',
      description: '',
      estimated_cost: '',
      opening_hours: '',
      rating: 5,
    },
  ],
  route_info: {},
  total_cost: '',
});
const ideaBody = { suggestion_id: randomUUID(), weather_info: {}, plans: [planOf(randomUUID())] };

/** The ids of what belongs to one user. */
export interface Ids {
  readonly profile: number;
  readonly ownProfile: number;
  readonly date: string;
  readonly attachment: string;
  readonly note: string;
  readonly plan: string;
}

/** One thing of every kind. */
export async function thingsOf(user: TestUser): Promise<Ids> {
  const post = async <Answer>(url: string, payload: object) =>
    (await user.inject({ method: 'POST', url: `/api${url}`, payload })).json<Answer>();
  const { id: profile } = await post<{ id: number }>('/profiles', { name: 'Sam' });
  const { id: ownProfile } = (await user.inject('/api/profiles/my-profile')).json<{ id: number }>();
  const date = randomUUID();
  await post('/history', { id: date, profile_id: profile, date: '2026-11-19' });
  const note = randomUUID();
  await post(`/profiles/${profile}/notes`, { id: note, text: 'Her sister has an exam' });
  const plan = randomUUID();
  await post('/saved-ideas', {
    ...ideaBody,
    suggestion_id: randomUUID(),
    profile_id: profile,
    plans: [planOf(plan)],
  });
  const { id: attachment } = (
    await user.inject({
      method: 'POST',
      url: `/api/profiles/${profile}/attachments`,
      ...(await aForm(await aJpeg())),
    })
  ).json<{ id: string }>();
  return { profile, ownProfile, date, attachment, note, plan };
}

/** Every place where an id of something private can stand. */
export const references: [
  string,
  (ids: Ids, own: Ids) => InjectOptions | Promise<InjectOptions>,
][] = [
  ['GET /profiles/{id}', ({ profile }) => ({ url: `/profiles/${profile}` })],
  ['GET /profiles/{id}/insights', ({ profile }) => ({ url: `/profiles/${profile}/insights` })],
  [
    'GET /profiles/{id} of the own profile',
    ({ ownProfile }) => ({ url: `/profiles/${ownProfile}` }),
  ],
  [
    'PUT /profiles/{id}',
    ({ profile }) => ({ method: 'PUT', url: `/profiles/${profile}`, payload: { name: 'Mine' } }),
  ],
  ['DELETE /profiles/{id}', ({ profile }) => ({ method: 'DELETE', url: `/profiles/${profile}` })],
  [
    'POST /profiles/{id}/upload-photo',
    async ({ profile }) => ({
      method: 'POST',
      url: `/profiles/${profile}/upload-photo`,
      ...(await aForm(await aJpeg())),
    }),
  ],
  [
    'POST /profiles/{id}/attachments',
    async ({ profile }) => ({
      method: 'POST',
      url: `/profiles/${profile}/attachments`,
      ...(await aForm(await aJpeg())),
    }),
  ],
  [
    'DELETE /profiles/{id}/attachments/{id}',
    ({ profile, attachment }) => ({
      method: 'DELETE',
      url: `/profiles/${profile}/attachments/${attachment}`,
    }),
  ],
  [
    'DELETE /profiles/{own}/attachments/{id}',
    ({ attachment }, own) => ({
      method: 'DELETE',
      url: `/profiles/${own.profile}/attachments/${attachment}`,
    }),
  ],
  ['GET /profiles/{id}/notes', ({ profile }) => ({ url: `/profiles/${profile}/notes` })],
  [
    'POST /profiles/{id}/notes',
    ({ profile }) => ({
      method: 'POST',
      url: `/profiles/${profile}/notes`,
      payload: { id: randomUUID(), text: 'Mine' },
    }),
  ],
  [
    'PUT /profiles/{id}/notes/{id}',
    ({ profile, note }) => ({
      method: 'PUT',
      url: `/profiles/${profile}/notes/${note}`,
      payload: { text: 'Mine' },
    }),
  ],
  [
    'PUT /profiles/{own}/notes/{id}',
    ({ note }, own) => ({
      method: 'PUT',
      url: `/profiles/${own.profile}/notes/${note}`,
      payload: { text: 'Mine' },
    }),
  ],
  [
    'DELETE /profiles/{id}/notes/{id}',
    ({ profile, note }) => ({ method: 'DELETE', url: `/profiles/${profile}/notes/${note}` }),
  ],
  [
    'DELETE /profiles/{own}/notes/{id}',
    ({ note }, own) => ({ method: 'DELETE', url: `/profiles/${own.profile}/notes/${note}` }),
  ],
  ['GET /history?profile_id', ({ profile }) => ({ url: `/history?profile_id=${profile}` })],
  [
    'POST /history with profile_id',
    ({ profile }) => ({
      method: 'POST',
      url: '/history',
      payload: { id: randomUUID(), date: '2026-11-19', profile_id: profile },
    }),
  ],
  [
    'PUT /history/{id}',
    ({ date }) => ({ method: 'PUT', url: `/history/${date}`, payload: { notes: 'mine' } }),
  ],
  [
    'PUT /history/{own} with profile_id',
    ({ profile }, own) => ({
      method: 'PUT',
      url: `/history/${own.date}`,
      payload: { profile_id: profile },
    }),
  ],
  ['DELETE /history/{id}', ({ date }) => ({ method: 'DELETE', url: `/history/${date}` })],
  ['GET /saved-ideas?profile_id', ({ profile }) => ({ url: `/saved-ideas?profile_id=${profile}` })],
  [
    'POST /profiles/suggest',
    ({ profile }) => ({
      method: 'POST',
      url: '/profiles/suggest',
      payload: { profileId: profile, config: { location: 'Chicago' } },
    }),
  ],
  [
    'POST /profiles/suggest with a stream',
    ({ profile }) => ({
      method: 'POST',
      url: '/profiles/suggest',
      headers: { accept: 'text/event-stream' },
      payload: { profileId: profile, config: { location: 'Chicago' } },
    }),
  ],
  [
    'POST /saved-ideas with profile_id',
    ({ profile }) => ({
      method: 'POST',
      url: '/saved-ideas',
      payload: { ...ideaBody, suggestion_id: randomUUID(), profile_id: profile },
    }),
  ],
  [
    'GET /saved-ideas/{id}/calendar.ics',
    ({ plan }) => ({ url: `/saved-ideas/${plan}/calendar.ics` }),
  ],
  [
    'POST /saved-ideas/{id}/share',
    ({ plan }) => ({ method: 'POST', url: `/saved-ideas/${plan}/share` }),
  ],
  [
    'DELETE /saved-ideas/{id}/share',
    ({ plan }) => ({ method: 'DELETE', url: `/saved-ideas/${plan}/share` }),
  ],
  ['DELETE /saved-ideas/{id}', ({ plan }) => ({ method: 'DELETE', url: `/saved-ideas/${plan}` })],
];
