import type { Profile } from '@rendezvous/contract';
import type { StoredProfile } from './profiles-store.ts';
import { presentAttachment, type PhotoUrl } from '../photos/present-photo.ts';

export function presentProfile(profile: StoredProfile, urlOf: PhotoUrl): Profile {
  return {
    id: profile.id,
    name: profile.name,
    gender: profile.gender,
    avatar: profile.avatarPhotoId === null ? null : urlOf(profile.avatarPhotoId),
    age: profile.age,
    location: profile.location,
    bio: profile.bio,
    occupation: profile.occupation,
    relationship_status: profile.relationship_status,
    phone_number: profile.phone_number,
    languages: profile.languages,
    hobbies: profile.hobbies,
    socialMedia: profile.socialMedia,
    importantDates: profile.importantDates,
    attachments: profile.pictures.map((picture) => presentAttachment(picture, urlOf)),
    interests: profile.interests,
    dislikes: profile.dislikes,
    dietary_restrictions: profile.dietary_restrictions,
    preferred_cuisines: profile.preferred_cuisines,
    budget_preference: profile.budget_preference,
    transport_preference: profile.transport_preference,
    notes: profile.notes,
    status: profile.status,
    previous_dates: profile.pastDates.newest.map(({ id, day, ratingHalves, isRated }) => ({
      id,
      date: day,
      rating: ratingHalves / 2,
      rated: isRated,
    })),
    dates_count: profile.pastDates.count,
    status_changes: profile.statusChanges.map(({ status, day }) => ({ status, date: day })),
    created_at: new Date(profile.createdAt).toISOString(),
    ...(profile.isDamaged && { damaged: true }),
  };
}
