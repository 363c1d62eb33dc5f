import { createDeleteProfile } from '../people/delete-profile.ts';
import { createListLessons } from '../people/list-lessons.ts';
import { profileNoteRoutes } from '../people/profile-note-routes.ts';
import { profileRoutes } from '../people/profile-routes.ts';
import type { Parts, Routes } from './parts.ts';
import type { Photos } from './photos.ts';

/** The people a user dates, notes about them, and what past dates taught about them. */
export function composePeople(
  { store, learnFromDates, now }: Parts,
  { erasePhotos, photoUrlsFor }: Photos,
): Routes {
  return (api) => {
    profileRoutes(api, {
      profiles: store.profiles,
      deleteProfile: createDeleteProfile({ store, erasePhotos, now }),
      listLessons: createListLessons({ store, learnFromDates }),
      photoUrlsFor,
      now,
    });
    profileNoteRoutes(api, { profileNotes: store.profileNotes, now });
  };
}
