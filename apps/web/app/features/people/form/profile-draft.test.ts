import type { Profile } from '@rendezvous/contract';
import { describe, expect, it } from 'vitest';
import {
  changesOf,
  checkProfile,
  clashesOf,
  draftOf,
  errorsByField,
  parseAge,
  refilled,
} from './profile-draft.ts';

const june: Profile = {
  id: 7,
  name: 'June Park',
  gender: 'female',
  age: 31,
  location: 'Outer Richmond, San Francisco',
  bio: '',
  occupation: 'Ceramicist',
  relationship_status: 'single',
  phone_number: '',
  languages: ['English'],
  hobbies: [],
  socialMedia: { instagram: '@junepark', facebook: '' },
  importantDates: {
    birthday: '1995-03-03',
    firstDate: null,
    otherDates: [{ description: 'Studio open day', date: '2026-12-05' }],
  },
  interests: ['Ceramics'],
  dislikes: [],
  dietary_restrictions: [],
  preferred_cuisines: [],
  budget_preference: { min: 50, max: 200 },
  transport_preference: 'driving',
  notes: '',
  status: 'dating',
  avatar: null,
  attachments: [],
  previous_dates: [],
  dates_count: 0,
  status_changes: [],
  created_at: '2026-01-01T00:00:00Z',
};

describe('a profile in the form', () => {
  it('[PROF-10] sends what was edited and nothing else', () => {
    const draft = draftOf(june);
    expect(changesOf(draft, draftOf(june))).toEqual({});
    expect(
      changesOf(
        { ...draft, age: '', interests: ['Clay'], facebook: 'june.park', birthday: '' },
        draft,
      ),
    ).toEqual({
      age: null,
      interests: ['Clay'],
      socialMedia: { facebook: 'june.park' },
      importantDates: { birthday: null },
    });
  });

  it('[PROF-10] reads an age as an integer, and as empty when it is no number', () => {
    expect(['31', '31.9', ' 40 ', 'thirty', ''].map(parseAge)).toEqual([31, 31, 40, null, null]);
  });

  it('[PROF-10] finds what was edited here and elsewhere to different ends', () => {
    const before = draftOf(june);
    const draft = { ...before, occupation: 'Sculptor', bio: 'Tall.', interests: ['Clay'] };
    const elsewhere = { ...before, occupation: 'Potter', bio: 'Tall.', notes: 'Cold after seven.' };
    expect(clashesOf(draft, before, elsewhere)).toEqual({
      occupation:
        'Changed elsewhere in the meantime to “Potter”. Save again to keep what you have here.',
    });
    expect(clashesOf(draft, before, { ...elsewhere, occupation: before.occupation })).toEqual({});
  });

  it('says in place what cannot be saved', () => {
    const draft = {
      ...draftOf(june),
      name: '  ',
      age: '17',
      otherDates: [
        { key: 'a', description: '', date: '' },
        { key: 'b', description: 'Party', date: '' },
      ],
    };
    expect(Object.keys(checkProfile(draft))).toEqual(['name', 'age', 'otherDates.1']);
    expect(checkProfile(draftOf(june))).toEqual({});
  });

  it('puts messages of the server to the fields they are about', () => {
    expect(
      errorsByField({
        age: 'a',
        'socialMedia.instagram': 'b',
        'importantDates.otherDates.2.date': 'c',
        'interests.4': 'd',
      }),
    ).toEqual({
      age: 'a',
      instagram: 'b',
      'otherDates.2': 'c',
      interests: 'd',
    });
  });

  it('[MYP-01] refills what was not touched and keeps what was typed', () => {
    const before = draftOf(june);
    const typed = { ...before, bio: 'Teaches on Thursdays.' };
    const now = draftOf({ ...june, bio: 'Elsewhere edited', occupation: 'Teacher' });
    expect(refilled(typed, before, now)).toMatchObject({
      bio: 'Teaches on Thursdays.',
      occupation: 'Teacher',
    });
  });
});
