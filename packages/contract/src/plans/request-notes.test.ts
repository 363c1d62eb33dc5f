import { describe, expect, it } from 'vitest';
import { requestNotes } from './request-notes.ts';

describe('requestNotes', () => {
  const notes = ['Part of it is in Oakland.', 'Book Abbey for 7 PM.'];

  it('are the notes of an answer without the tips of its first plan', () => {
    const plans = [{ tips: ['Book Abbey for 7 PM.'] }, { tips: ['Part of it is in Oakland.'] }];
    expect(requestNotes({ notes, plans })).toEqual(['Part of it is in Oakland.']);
  });

  it('are all notes where no plan has tips', () => {
    expect(requestNotes({ notes, plans: [{}] })).toEqual(notes);
    expect(requestNotes({ notes, plans: [] })).toEqual(notes);
  });
});
