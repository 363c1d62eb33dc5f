import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { limits } from '../limits.ts';
import { profileId } from './profile.ts';
import { day, text } from '../text.ts';

const tag = 'Profiles';

export const noteKinds = ['note', 'gift'] as const;
export type NoteKind = (typeof noteKinds)[number];

const fields = {
  kind: z.enum(noteKinds).describe('`gift`: an idea for a gift'),
  text: text(limits.noteText, 'Write something down').min(1, 'Write something down'),
  day: day.describe('The day it was noted, or is about'),
  given_on: day.nullable().describe('When a gift was given; null where it was not, and of notes'),
  ask: z
    .boolean()
    .describe('Whether it may be asked about on the next date; false once that was put away'),
};

/**
 * Something small about a person, for the user alone: what they said, what they would like to be
 * given.
 */
export const profileNote = z.object({
  id: z.string(),
  profile_id: z.int(),
  kind: fields.kind,
  text: z.string(),
  day: z.string(),
  given_on: z.string().nullable(),
  ask: fields.ask,
  created_at: z.string(),
});
export type ProfileNote = z.output<typeof profileNote>;

const newNote = z.object({
  ...fields,
  id: z.uuid(),
  kind: fields.kind.default('note'),
  day: fields.day.optional().describe('Where it is missing, today'),
  given_on: fields.given_on.default(null),
  ask: fields.ask.default(true),
  created_at: z.iso
    .datetime({ precision: 3 })
    .optional()
    .describe('Of a note that was deleted and comes back: it keeps its place'),
});
export type NewProfileNote = z.input<typeof newNote>;
const noteChanges = z.object(fields).partial();
export type ProfileNoteChanges = z.output<typeof noteChanges>;

const noteParams = profileId.extend({ noteId: z.uuid() });

export const listProfileNotes = endpoint({
  method: 'GET',
  path: '/profiles/:id/notes',
  tag,
  summary: 'The notes and gift ideas about a person, the newest day first.',
  access: 'user',
  params: profileId,
  answer: z.array(profileNote),
  refusals: ['not-found'],
});
export const createProfileNote = endpoint({
  method: 'POST',
  path: '/profiles/:id/notes',
  tag,
  summary:
    'Notes something about a person. An id that this user has stored already answers 200 with what is stored.',
  access: 'user',
  params: profileId,
  body: newNote,
  answer: profileNote,
  status: 201,
  repeatStatus: 200,
  refusals: ['not-found', 'too-many', 'storage-full'],
});
export const updateProfileNote = endpoint({
  method: 'PUT',
  path: '/profiles/:id/notes/:noteId',
  tag,
  summary: 'Changes the fields it carries.',
  access: 'user',
  params: noteParams,
  body: noteChanges,
  answer: profileNote,
  refusals: ['not-found', 'storage-full'],
});
export const deleteProfileNote = endpoint({
  method: 'DELETE',
  path: '/profiles/:id/notes/:noteId',
  tag,
  summary: 'Deletes a note or a gift idea.',
  access: 'user',
  params: noteParams,
  answer: z.void(),
  status: 204,
  refusals: ['not-found'],
});
