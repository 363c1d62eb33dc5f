/** What the photo store is marked with, in one row: `next` while the mark is being changed. */
export interface PhotoMarkTable {
  id: number;
  current: string;
  next: string | null;
}

/**
 * A dated person, or with `is_own` 1 the user. `fields` is the JSON of everything that is never
 * searched by.
 */
export interface ProfileTable {
  user_id: number;
  id: number;
  is_own: number;
  name: string;
  status: string;
  fields: string;
  avatar_photo_id: string | null;
  created_at: number;
  /** What the client called the request that made it. */
  request_id: string | null;
}

/**
 * An important date of a person, as it stands in their `fields`, to be found by when it falls:
 * written with every change of them. `falls_on` is `MM-DD` for a birthday or a first date, which
 * come every year, and the day itself for any other.
 */
export interface ImportantDayTable {
  user_id: number;
  profile_id: number;
  position: number;
  kind: string;
  day: string;
  falls_on: string;
  description: string;
}

/** When a relationship took on a status. */
export interface StatusChangeTable {
  user_id: number;
  profile_id: number;
  changed_at: number;
  status: string;
  day: string;
}

/**
 * A note about a person, or an idea for a gift. `askable` is 0 once asking about it was put away.
 */
export interface ProfileNoteTable {
  user_id: number;
  id: string;
  profile_id: number;
  kind: string;
  text: string;
  day: string;
  given_on: string | null;
  askable: number;
  created_at: number;
}

/**
 * A picture of a profile; its id is the unguessable part of its URL and its name in the photo
 * store.
 */
export interface PhotoTable {
  user_id: number;
  id: string;
  /** Whose it is: a person's, or that of a date. */
  profile_id: number | null;
  date_id: string | null;
  in_gallery: number;
  name: string;
  type: string;
  bytes: number;
  created_at: number;
}

/** Photos whose row is gone and whose file still has to go. */
export interface PhotoErasureTable {
  photo_id: string;
  queued_at: number;
}
