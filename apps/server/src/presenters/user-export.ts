import type { UserExport } from '@rendezvous/contract';
import type { UserData } from '../store/user-data.ts';
import { photoUrl, presentUser } from './user.ts';

/** Everything kept of a user as people and programs can read it. What would let somebody in (hashes, ids of sessions) is left out. */
export function presentUserExport(data: UserData, now: Date): UserExport {
  const { user } = data;
  const ownProfile = data.profiles.find(({ is_own: isOwn }) => isOwn === 1);
  const shown = presentUser({
    id: user.id,
    email: user.email,
    firstName: user.first_name,
    lastName: user.last_name,
    username: user.username,
    avatarPhotoId: ownProfile?.avatar_photo_id ?? null,
  });
  return {
    exported_at: now.toISOString(),
    user: {
      ...shown,
      time_zone: user.time_zone,
      signs_in_with_password: user.password_hash !== null,
      signs_in_with_google: user.google_sub !== null,
      created_at: instant(user.created_at),
    },
    sessions: data.sessions.map((session) => ({ signed_in_at: instant(session.signed_in_at), expires_at: instant(session.expires_at) })),
    known_networks: data.knownNetworks.map(({ network, seen_at: seenAt }) => ({ network, seen_at: instant(seenAt) })),
    own_profile: ownProfile ? presentProfile(ownProfile, data) : null,
    profiles: data.profiles.filter((profile) => profile !== ownProfile).map((profile) => presentProfile(profile, data)),
    history: data.dates.map(presentDate),
    saved_ideas: data.ideas.map((idea) => presentIdea(idea, data)),
    photos: data.photos.map(presentPhoto),
  };
}

function presentProfile(profile: UserData['profiles'][number], { statusChanges }: UserData): Record<string, unknown> {
  return {
    id: profile.id,
    name: profile.name,
    status: profile.status,
    ...object(profile.fields),
    avatar: profile.avatar_photo_id === null ? null : photoUrl(profile.avatar_photo_id),
    status_changes: statusChanges.filter((change) => change.profile_id === profile.id).map(({ status, day }) => ({ status, date: day })),
    created_at: instant(profile.created_at),
  };
}

function presentPhoto(photo: UserData['photos'][number]): Record<string, unknown> {
  const { id, profile_id: profileId, name, type, bytes } = photo;
  return { id, profile_id: profileId, name, type, bytes, url: photoUrl(id), is_avatar: photo.in_gallery === 0, created_at: instant(photo.created_at) };
}

function presentDate(date: UserData['dates'][number]): Record<string, unknown> {
  return {
    id: date.id,
    profile_id: date.profile_id,
    kind: date.kind,
    date: date.day,
    rating: date.rating_halves / 2,
    total_cost: date.total_cost_cents / 100,
    notes: date.notes,
    activities: JSON.parse(date.activities),
    created_at: instant(date.created_at),
  };
}

function presentIdea(idea: UserData['ideas'][number], { plans }: UserData): Record<string, unknown> {
  return {
    id: idea.id,
    suggestion_id: idea.suggestion_id,
    log_id: idea.log_id,
    profile_id: idea.profile_id,
    weather_info: JSON.parse(idea.weather),
    plans: plans.filter((plan) => plan.idea_id === idea.id).map((plan) => ({ ...object(plan.plan), plan_id: plan.plan_id, edited: plan.edited === 1 })),
    created_at: instant(idea.created_at),
  };
}

function object(json: string): Record<string, unknown> {
  return JSON.parse(json) as Record<string, unknown>;
}

function instant(epochMs: number): string {
  return new Date(epochMs).toISOString();
}
