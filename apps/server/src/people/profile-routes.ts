import {
  createProfile,
  deleteProfile,
  getOwnProfile,
  getProfile,
  listLessons,
  listProfiles,
  updateOwnProfile,
  updateProfile,
} from '@rendezvous/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { DeleteProfile } from './delete-profile.ts';
import type { PhotoUrlsFor } from '../photos/link-photos.ts';
import type { ListLessons } from './list-lessons.ts';
import { clientSignal } from '../platform/http/client-signal.ts';
import { answerPage, wantedPage } from '../platform/http/page-link.ts';
import { registerEndpoint } from '../platform/http/register-endpoint.ts';
import { todayOf } from '../platform/http/today.ts';
import { messages } from '../messages.ts';
import { presentProfile } from './present-profile.ts';
import { Refusal } from '../refusal.ts';
import type { Moment, Profiles, StoredProfile } from './profiles-store.ts';

const profileKey = z.tuple([z.int(), z.int()]);

interface Deps {
  readonly profiles: Profiles;
  readonly deleteProfile: DeleteProfile;
  readonly listLessons: ListLessons;
  readonly photoUrlsFor: PhotoUrlsFor;
  readonly now: () => Date;
}

export function profileRoutes(app: FastifyInstance, deps: Deps): void {
  ownProfileRoutes(app, deps);
  personRoutes(app, deps);
}

function ownProfileRoutes(app: FastifyInstance, deps: Deps): void {
  const { profiles, photoUrlsFor } = deps;
  const { momentOf, requireProfile } = createReading(deps);

  registerEndpoint(app, getOwnProfile, async ({ user, request }) => {
    const moment = momentOf(request);
    const id = await profiles.requireOwnId(user.userId, moment);
    return presentProfile(await requireProfile(user.userId, id, moment), photoUrlsFor(user));
  });

  registerEndpoint(app, updateOwnProfile, async ({ user, body, request }) => {
    const moment = momentOf(request);
    const id = await profiles.requireOwnId(user.userId, moment);
    await profiles.update(user.userId, id, { changes: body, moment });
    return presentProfile(await requireProfile(user.userId, id, moment), photoUrlsFor(user));
  });
}

function personRoutes(app: FastifyInstance, deps: Deps): void {
  const { profiles, deleteProfile: deletePerson, listLessons: lessonsOf, photoUrlsFor } = deps;
  const { momentOf, requireProfile } = createReading(deps);

  registerEndpoint(app, listProfiles, async ({ user, query, request, reply }) => {
    const { size, after } = wantedPage(query, profileKey);
    const page = await profiles.page(user.userId, {
      today: momentOf(request).today,
      size,
      after: after && { createdAt: after[0], id: after[1] },
    });
    const next = page.next && [page.next.createdAt, page.next.id];
    return answerPage(
      { items: page.items.map((profile) => presentProfile(profile, photoUrlsFor(user))), next },
      request,
      reply,
    );
  });

  registerEndpoint(app, getProfile, async ({ user, params, request }) =>
    presentProfile(
      await requireProfile(user.userId, params.id, momentOf(request)),
      photoUrlsFor(user),
    ),
  );

  registerEndpoint(app, createProfile, async ({ user, body, request, reply }) => {
    const moment = momentOf(request);
    const { id, isNew } = await profiles.create(user.userId, body, moment);
    if (!isNew) reply.status(200);
    return presentProfile(await requireProfile(user.userId, id, moment), photoUrlsFor(user));
  });

  registerEndpoint(app, updateProfile, async ({ user, params, body, request }) => {
    const moment = momentOf(request);
    if (!(await profiles.update(user.userId, params.id, { changes: body, moment })))
      throw unknownProfile();
    return presentProfile(await requireProfile(user.userId, params.id, moment), photoUrlsFor(user));
  });

  registerEndpoint(app, listLessons, ({ user, params, request, reply }) =>
    lessonsOf(user.userId, params.id, {
      today: momentOf(request).today,
      signal: clientSignal(reply),
    }),
  );

  registerEndpoint(app, deleteProfile, ({ user, params }) => deletePerson(user.userId, params.id));
}

function createReading({ profiles, now }: Pick<Deps, 'profiles' | 'now'>): {
  momentOf(request: FastifyRequest): Moment;
  /** Throws a refusal if the user has no such profile. */
  requireProfile(userId: number, id: number, moment: Moment): Promise<StoredProfile>;
} {
  return {
    momentOf(request) {
      const instant = now();
      return { now: instant.getTime(), today: todayOf(request, instant) };
    },
    async requireProfile(userId, id, { today }) {
      const profile = await profiles.find(userId, id, today);
      if (profile === undefined) throw unknownProfile();
      return profile;
    },
  };
}

function unknownProfile(): Refusal {
  return new Refusal('not-found', { detail: messages.unknownProfile });
}
