import { randomUUID } from 'node:crypto';
import {
  addAttachment,
  addDatePhoto,
  arrangePlan,
  askForEmailConfirmation,
  askForPasswordReset,
  askToConfirmSubscription,
  askToEndSubscription,
  askToUnsubscribe,
  autocompletePlaces,
  listPlaceChoices,
  listPlacesNear,
  changePassword,
  checkDate,
  confirmEmail,
  confirmSubscription,
  createCalendar,
  createDate,
  createFeed,
  createProfile,
  createProfileNote,
  createTokens,
  deleteAttachment,
  deleteDate,
  deleteDatePhoto,
  deleteFeed,
  deleteMe,
  deleteProfile,
  deleteProfileNote,
  deleteSavedPlan,
  decideReply,
  dismissReminder,
  endOtherSessions,
  endSession,
  endSubscription,
  followOlderConfirmation,
  exportMe,
  getConfig,
  getDate,
  getFeedState,
  getHealth,
  getMe,
  getOwnProfile,
  getPhoto,
  getProfile,
  getReadiness,
  getSavedCalendar,
  getSharedPlan,
  getSuggestion,
  getTonight,
  getTotals,
  getUsage,
  inviteToDate,
  listAlternatives,
  listHistory,
  listIdeas,
  listInbox,
  listLessons,
  listProfileNotes,
  listProfiles,
  listSessions,
  readFeed,
  refineSuggestion,
  refreshTokens,
  register,
  reorderPlan,
  resetPassword,
  revokeTokens,
  saveIdea,
  sharePlan,
  shareSuggestedPlan,
  signInWithGoogle,
  stopInviting,
  stopSharingPlan,
  stopSharingSuggestedPlan,
  subscribe,
  suggestForProfile,
  suggestPublic,
  updateDate,
  updateMe,
  updateOwnProfile,
  updateProfile,
  updateProfileNote,
  uploadAvatar,
  uploadOwnAvatar,
  unsubscribe,
  type Endpoint,
  type ListedSession,
  type Suggestion,
  type PlannedPlan,
} from '@rendezvous/contract';
import { aForm, aJpeg } from './a-photo.ts';
import { aReminder } from './a-reminder.ts';
import { anEmail, aPassword, type TestUser } from './a-user.ts';
import { testNewsletterTokens } from './newsletter-secret.ts';
import { testUnsubscribeTokens } from './unsubscribe-secret.ts';

/** A request that is granted to whoever owns what it speaks of. */
export interface ExampleRequest {
  /** Values of the path's parameters. */
  readonly params?: Readonly<Record<string, string | number>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly payload?: object | Buffer;
  readonly headers?: Readonly<Record<string, string>>;
}

interface RouteExample {
  readonly endpoint: Endpoint;
  /** Makes what the request speaks of, as its owner, where it speaks of anything. */
  readonly request?: (owner: TestUser) => ExampleRequest | Promise<ExampleRequest>;
  /** The request speaks of something that only its owner may know of: to others there is no such thing. */
  readonly isOwned?: true;
}

/** One example of every call the server answers. A test walks them all with and without a session, so a route without an example fails it. */
export const routeExamples: readonly RouteExample[] = [
  { endpoint: getConfig },
  { endpoint: getHealth },
  { endpoint: getReadiness },
  { endpoint: listPlaceChoices, request: () => ({ query: { q: 'downtown' } }) },
  { endpoint: listPlacesNear, request: () => ({ query: { lat: '37.76', lon: '-122.41' } }) },
  { endpoint: autocompletePlaces, request: () => ({ query: { q: 'chic' } }) },
  { endpoint: getTonight, request: () => ({ query: { city: 'Chicago' } }) },
  {
    endpoint: suggestPublic,
    request: () => ({ payload: { profileId: -1, config: { location: 'Chicago' } } }),
  },
  {
    endpoint: refineSuggestion,
    isOwned: true,
    request: async (owner) => ({ payload: await aRefinement(owner) }),
  },
  {
    endpoint: getSuggestion,
    isOwned: true,
    request: async (owner) => ({
      params: { suggestionId: (await aSuggestionOf(owner)).suggestion_id },
    }),
  },
  {
    endpoint: listAlternatives,
    isOwned: true,
    request: async (owner) =>
      aPlanRequest(await aSuggestionOf(owner), ({ venues }) => ({ venue_id: venues[1]?.venue_id })),
  },
  {
    endpoint: reorderPlan,
    isOwned: true,
    request: async (owner) =>
      aPlanRequest(await aSuggestionOf(owner), ({ venues }) => ({
        venue_ids: venues.map(({ venue_id }) => venue_id),
      })),
  },
  {
    endpoint: arrangePlan,
    isOwned: true,
    request: async (owner) =>
      aPlanRequest(await aSuggestionOf(owner), ({ venues }) => ({
        venue_ids: venues.map(({ venue_id }) => venue_id),
      })),
  },
  { endpoint: shareSuggestedPlan, request: aPlanOfVisitor },
  { endpoint: stopSharingSuggestedPlan, request: aPlanOfVisitor },
  {
    endpoint: suggestForProfile,
    isOwned: true,
    request: async (owner) => ({
      payload: { profileId: await aPerson(owner), config: { location: 'Chicago' } },
    }),
  },

  { endpoint: register, request: () => ({ payload: { email: anEmail(), password: aPassword } }) },
  { endpoint: createTokens, request: ({ email, password }) => ({ payload: { email, password } }) },
  { endpoint: refreshTokens, request: ({ refresh }) => ({ payload: { refresh } }) },
  { endpoint: revokeTokens, request: ({ refresh }) => ({ payload: { refresh } }) },
  { endpoint: signInWithGoogle, request: () => ({ payload: { credential: 'ya29.token' } }) },

  { endpoint: getMe },
  { endpoint: getUsage },
  { endpoint: updateMe, request: () => ({ payload: { first_name: 'Ana' } }) },
  {
    endpoint: changePassword,
    request: ({ password }) => ({
      payload: { current_password: password, new_password: 'marble harbor 77' },
    }),
  },
  { endpoint: askForPasswordReset, request: ({ email }) => ({ payload: { email } }) },
  {
    endpoint: resetPassword,
    request: async (owner) => ({
      payload: {
        token: await owner.mailedLink('reset-password'),
        new_password: 'marble harbor 77',
      },
    }),
  },
  { endpoint: askForEmailConfirmation },
  {
    endpoint: confirmEmail,
    request: async (owner) => ({ payload: { token: await owner.mailedLink('confirm-email') } }),
  },
  { endpoint: listSessions },
  { endpoint: endOtherSessions },
  {
    endpoint: endSession,
    isOwned: true,
    request: async (owner) => ({ params: { id: await anotherSession(owner) } }),
  },
  { endpoint: exportMe },
  { endpoint: deleteMe },

  { endpoint: listProfiles },
  { endpoint: getOwnProfile },
  { endpoint: updateOwnProfile, request: () => ({ payload: { bio: 'Reads maps.' } }) },
  { endpoint: uploadOwnAvatar, request: () => aPhotoForm() },
  { endpoint: createProfile, request: () => ({ payload: { name: 'Sam' } }) },
  {
    endpoint: getProfile,
    isOwned: true,
    request: async (owner) => ({ params: { id: await aPerson(owner) } }),
  },
  {
    endpoint: updateProfile,
    isOwned: true,
    request: async (owner) => ({ params: { id: await aPerson(owner) }, payload: { name: 'Kim' } }),
  },
  {
    endpoint: deleteProfile,
    isOwned: true,
    request: async (owner) => ({ params: { id: await aPerson(owner) } }),
  },
  {
    endpoint: listLessons,
    isOwned: true,
    request: async (owner) => ({ params: { id: await aPerson(owner) } }),
  },
  {
    endpoint: listProfileNotes,
    isOwned: true,
    request: async (owner) => ({ params: { id: await aPerson(owner) } }),
  },
  {
    endpoint: createProfileNote,
    isOwned: true,
    request: async (owner) => ({
      params: { id: await aPerson(owner) },
      payload: { id: randomUUID(), text: 'Her sister has an exam' },
    }),
  },
  {
    endpoint: updateProfileNote,
    isOwned: true,
    request: async (owner) => ({
      params: await aNote(owner),
      payload: { kind: 'gift', text: 'A book about maps' },
    }),
  },
  {
    endpoint: deleteProfileNote,
    isOwned: true,
    request: async (owner) => ({ params: await aNote(owner) }),
  },
  {
    endpoint: uploadAvatar,
    isOwned: true,
    request: async (owner) => ({ params: { id: await aPerson(owner) }, ...(await aPhotoForm()) }),
  },
  {
    endpoint: addAttachment,
    isOwned: true,
    request: async (owner) => ({ params: { id: await aPerson(owner) }, ...(await aPhotoForm()) }),
  },
  {
    endpoint: deleteAttachment,
    isOwned: true,
    request: async (owner) => ({ params: await aPicture(owner) }),
  },
  {
    endpoint: addDatePhoto,
    isOwned: true,
    request: async (owner) => ({ params: { id: await aDate(owner) }, ...(await aPhotoForm()) }),
  },
  {
    endpoint: deleteDatePhoto,
    isOwned: true,
    request: async (owner) => ({ params: await aPictureOfADate(owner) }),
  },
  {
    endpoint: getPhoto,
    isOwned: true,
    request: async (owner) => {
      const { attachmentId, link } = await aPicture(owner);
      return { params: { id: attachmentId }, query: { link } };
    },
  },

  {
    endpoint: listHistory,
    isOwned: true,
    request: async (owner) => ({ query: { profile_id: String(await aPerson(owner)) } }),
  },
  {
    endpoint: getTotals,
    isOwned: true,
    request: async (owner) => ({ query: { profile_id: String(await aPerson(owner)) } }),
  },
  {
    endpoint: getDate,
    isOwned: true,
    request: async (owner) => ({ params: { id: await aDate(owner) } }),
  },
  {
    endpoint: checkDate,
    isOwned: true,
    request: async (owner) => ({ params: { id: await aDate(owner) } }),
  },
  {
    endpoint: inviteToDate,
    isOwned: true,
    request: async (owner) => ({ params: { id: await aDate(owner) } }),
  },
  {
    endpoint: stopInviting,
    isOwned: true,
    request: async (owner) => ({ params: { id: await anInvitation(owner) } }),
  },
  {
    endpoint: decideReply,
    isOwned: true,
    request: async (owner) => ({
      params: { id: await anAnsweredDate(owner) },
      payload: { decision: 'kept' },
    }),
  },
  { endpoint: createDate, request: () => ({ payload: { id: randomUUID(), date: '2026-11-19' } }) },
  {
    endpoint: updateDate,
    isOwned: true,
    request: async (owner) => ({ params: { id: await aDate(owner) }, payload: { notes: 'Rain.' } }),
  },
  {
    endpoint: deleteDate,
    isOwned: true,
    request: async (owner) => ({ params: { id: await aDate(owner) } }),
  },

  {
    endpoint: listIdeas,
    isOwned: true,
    request: async (owner) => ({ query: { profile_id: String(await aPerson(owner)) } }),
  },
  { endpoint: saveIdea, request: () => ({ payload: anIdea(randomUUID()) }) },
  {
    endpoint: deleteSavedPlan,
    isOwned: true,
    request: async (owner) => ({ params: { planId: await aSavedPlan(owner) } }),
  },
  {
    endpoint: getSavedCalendar,
    isOwned: true,
    request: async (owner) => ({ params: { planId: await aSavedPlan(owner) } }),
  },

  {
    endpoint: sharePlan,
    isOwned: true,
    request: async (owner) => ({ params: { planId: await aSavedPlan(owner) } }),
  },
  {
    endpoint: stopSharingPlan,
    isOwned: true,
    request: async (owner) => ({ params: { planId: await aSavedPlan(owner) } }),
  },
  {
    endpoint: getSharedPlan,
    request: async (owner) => ({ params: { token: await aShareToken(owner) } }),
  },

  { endpoint: createCalendar, request: () => ({ payload: aPlan(randomUUID()) }) },
  { endpoint: getFeedState },
  { endpoint: createFeed },
  { endpoint: deleteFeed },

  { endpoint: listInbox },
  {
    endpoint: dismissReminder,
    isOwned: true,
    request: async (owner) => ({ params: { id: await aReminder(owner) } }),
  },
  {
    endpoint: askToUnsubscribe,
    request: ({ id }) => ({ params: { token: testUnsubscribeTokens.create(id) } }),
  },
  {
    endpoint: unsubscribe,
    request: ({ id }) => ({ params: { token: testUnsubscribeTokens.create(id) } }),
  },
  { endpoint: subscribe, request: () => ({ payload: { email: anEmail() } }) },
  { endpoint: askToConfirmSubscription, request: () => aNewsletterLink('confirm') },
  {
    endpoint: followOlderConfirmation,
    request: async () => ({
      query: {
        token: await testNewsletterTokens.create('confirm', { email: anEmail() }, new Date()),
      },
    }),
  },
  { endpoint: confirmSubscription, request: () => aNewsletterLink('confirm') },
  { endpoint: askToEndSubscription, request: () => aNewsletterLink('unsubscribe') },
  { endpoint: endSubscription, request: () => aNewsletterLink('unsubscribe') },
  {
    endpoint: readFeed,
    request: async (owner) => ({ params: { token: await aFeedToken(owner) } }),
  },
];

async function made<Answer>(owner: TestUser, path: string, payload: object): Promise<Answer> {
  const answer = await owner.ask('POST', path, payload);
  if (answer.statusCode !== 201)
    throw new Error(`Cannot make an example: ${answer.statusCode} ${answer.body}`);
  return answer.json<Answer>();
}

async function aPerson(owner: TestUser): Promise<number> {
  return (await made<{ id: number }>(owner, '/profiles', { name: 'Sam' })).id;
}

async function aNote(owner: TestUser): Promise<{ id: number; noteId: string }> {
  const [id, noteId] = [await aPerson(owner), randomUUID()];
  await made(owner, `/profiles/${id}/notes`, { id: noteId, text: 'A book about maps' });
  return { id, noteId };
}

async function aSuggestionOf(owner: TestUser): Promise<Suggestion> {
  return (
    await owner.ask('POST', '/profiles/suggest', { config: { location: 'Chicago' } })
  ).json<Suggestion>();
}

/** Asked for from where `owner` is, by nobody in particular. */
async function aPlanOfVisitor(owner: TestUser): Promise<ExampleRequest> {
  const answer = await owner.inject({
    method: 'POST',
    url: '/api/public/date-suggestions',
    headers: { authorization: '' },
    payload: { config: { location: 'Chicago' } },
  });
  const { suggestion_id, plans } = answer.json<Suggestion>();
  return { params: { suggestionId: suggestion_id, planId: plans[0]?.plan_id ?? '' } };
}

async function aRefinement(owner: TestUser): Promise<object> {
  const { session_id, suggestion_id } = await aSuggestionOf(owner);
  return {
    type: 'preset',
    value: 'more_relaxed',
    session_id,
    previous_suggestion_id: suggestion_id,
  };
}

function aPlanRequest(
  { suggestion_id, plans: [plan] }: Suggestion,
  payloadFor: (plan: PlannedPlan) => object,
): ExampleRequest {
  if (!plan) throw new Error('Cannot make an example: nothing was suggested');
  return {
    params: { suggestionId: suggestion_id, planId: plan.plan_id },
    payload: payloadFor(plan),
  };
}

async function aDate(owner: TestUser, date = '2026-11-19'): Promise<string> {
  return (await made<{ id: string }>(owner, '/history', { id: randomUUID(), date })).id;
}

async function aPictureOfADate(owner: TestUser): Promise<{ id: string; photoId: string }> {
  const id = await aDate(owner);
  const answer = await owner.inject({
    method: 'POST',
    url: `/api/history/${id}/photos`,
    ...(await aForm(await aJpeg())),
  });
  return { id, photoId: answer.json<{ id: string }>().id };
}

async function anInvitation(owner: TestUser): Promise<string> {
  const id = await aDate(owner);
  await owner.ask('POST', `/history/${id}/invitation`);
  return id;
}

/** One that is still to come: nobody answers to what is over. */
async function anAnsweredDate(owner: TestUser): Promise<string> {
  const id = await aDate(owner, '2026-11-27');
  const { url } = (await owner.ask('POST', `/history/${id}/invitation`)).json<{ url: string }>();
  await owner.inject({
    method: 'POST',
    url: `${new URL(url).pathname}/reply`,
    payload: 'answer=yes',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });
  return id;
}

async function anotherSession(owner: TestUser): Promise<string> {
  const { email, password } = owner;
  await owner.ask('POST', '/token/pair', { email, password });
  const sessions = (await owner.ask('GET', '/users/me/sessions')).json<ListedSession[]>();
  return sessions.find(({ current }) => !current)?.id ?? '';
}

async function aPhotoForm(): Promise<ExampleRequest> {
  return aForm(await aJpeg());
}

async function aPicture(
  owner: TestUser,
): Promise<{ id: number; attachmentId: string; link: string }> {
  const id = await aPerson(owner);
  const answer = await owner.inject({
    method: 'POST',
    url: `/api/profiles/${id}/attachments`,
    ...(await aForm(await aJpeg())),
  });
  const { id: attachmentId, url } = answer.json<{ id: string; url: string }>();
  return { id, attachmentId, link: url.split('link=')[1] ?? '' };
}

function anIdea(planId: string): object {
  return { suggestion_id: randomUUID(), weather_info: {}, plans: [aPlan(planId)] };
}

function aPlan(planId: string): object {
  const venue = {
    name: 'Bar',
    location: '',
    description: '',
    estimated_cost: '',
    opening_hours: '',
    rating: 5,
  };
  return { plan_id: planId, date: '2026-11-28', venues: [venue], route_info: {}, total_cost: '' };
}

async function aFeedToken(owner: TestUser): Promise<string> {
  const { url } = (await owner.ask('POST', '/calendar/feed')).json<{ url: string }>();
  return url.slice(url.lastIndexOf('/') + 1, -'.ics'.length);
}

async function aNewsletterLink(purpose: 'confirm' | 'unsubscribe'): Promise<ExampleRequest> {
  const token = await testNewsletterTokens.create(purpose, { email: anEmail() }, new Date());
  return purpose === 'confirm' ? { params: { token } } : { query: { token } };
}

async function aShareToken(owner: TestUser): Promise<string> {
  const { url } = (await owner.ask('POST', `/saved-ideas/${await aSavedPlan(owner)}/share`)).json<{
    url: string;
  }>();
  return url.slice(url.lastIndexOf('/') + 1);
}

async function aSavedPlan(owner: TestUser): Promise<string> {
  const planId = randomUUID();
  await made(owner, '/saved-ideas', anIdea(planId));
  return planId;
}

/** The path of an example with its parameters filled in, below `/api`. */
export function pathOf({ path }: Endpoint, { params = {}, query }: ExampleRequest): string {
  const filled = path.replace(/:(\w+)/g, (_parameter, name: string) =>
    encodeURIComponent(String(params[name])),
  );
  return `/api${filled}${query ? `?${new URLSearchParams(query).toString()}` : ''}`;
}
