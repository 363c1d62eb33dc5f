import {
  createProfileNote,
  deleteProfileNote,
  listProfileNotes,
  updateProfileNote,
  type ProfileNoteChanges,
} from '@rendezvous/contract';
import type { FastifyInstance } from 'fastify';
import { registerEndpoint } from '../platform/http/register-endpoint.ts';
import { todayOf } from '../platform/http/today.ts';
import { Refusal } from '../refusal.ts';
import { presentProfileNote } from './present-profile-note.ts';
import type { NoteDetails, ProfileNotes, StoredNote } from './profile-notes-store.ts';

interface Deps {
  readonly profileNotes: ProfileNotes;
  readonly now: () => Date;
}

/** A user's private notes about a person. */
export function profileNoteRoutes(app: FastifyInstance, { profileNotes, now }: Deps): void {
  const requireNote = async (
    userId: number,
    note: { profileId: number; id: string },
  ): Promise<StoredNote> => {
    const found = await profileNotes.find(userId, note);
    if (found === undefined) throw new Refusal('not-found');
    return found;
  };

  registerEndpoint(app, listProfileNotes, async ({ user, params }) =>
    (await profileNotes.list(user.userId, params.id)).map(presentProfileNote),
  );

  registerEndpoint(app, createProfileNote, async ({ user, params, body, request, reply }) => {
    const instant = now();
    const note: StoredNote = {
      id: body.id,
      profileId: params.id,
      kind: body.kind,
      text: body.text,
      day: body.day ?? todayOf(request, instant),
      givenOn: body.given_on,
      isAskable: body.ask,
      createdAt: Math.min(
        Date.parse(body.created_at ?? '') || instant.getTime(),
        instant.getTime(),
      ),
    };
    const isNew = await profileNotes.create(user.userId, note);
    if (!isNew) reply.status(200);
    return presentProfileNote(await requireNote(user.userId, note));
  });

  registerEndpoint(app, updateProfileNote, async ({ user, params, body }) => {
    const note = { profileId: params.id, id: params.noteId };
    if (!(await profileNotes.update(user.userId, note, changedDetails(body))))
      throw new Refusal('not-found');
    return presentProfileNote(await requireNote(user.userId, note));
  });

  registerEndpoint(app, deleteProfileNote, async ({ user, params }) => {
    const note = { profileId: params.id, id: params.noteId };
    if (!(await profileNotes.delete(user.userId, note))) throw new Refusal('not-found');
  });
}

function changedDetails({
  kind,
  text,
  day,
  given_on,
  ask,
}: ProfileNoteChanges): Partial<NoteDetails> {
  return {
    ...(kind !== undefined && { kind }),
    ...(text !== undefined && { text }),
    ...(day !== undefined && { day }),
    ...(given_on !== undefined && { givenOn: given_on }),
    ...(ask !== undefined && { isAskable: ask }),
  };
}
