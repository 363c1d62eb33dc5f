import type { Profile } from '@rendezvous/contract';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { chosenProfileId, withProfile } from './chosen-profile-id.ts';
import { fillForm, putBack, wishesFor, wishesIn, wishesInAddress } from './fill-form.ts';

import { type FilledForm, initialWishes, type Wishes } from '../../../plan/wishes.ts';

const june = {
  id: 5,
  name: 'June Park',
  location: 'Oakland',
  interests: ['Ceramics'],
  dislikes: [],
  dietary_restrictions: ['Vegan'],
  preferred_cuisines: [],
  budget_preference: { min: 20, max: 80 },
  transport_preference: 'public',
  dates_count: 2,
} as unknown as Profile;
const [ofJune, ofSam] = [
  { id: 5, firstName: 'June' },
  { id: 6, firstName: 'Sam' },
];

const emptyForm: FilledForm = {
  wishes: initialWishes,
  person: null,
  filled: initialWishes,
  entry: null,
  replaced: null,
};
const typedInto = (form: FilledForm, typed: Partial<Wishes>): FilledForm => ({
  ...form,
  wishes: { ...form.wishes, ...typed },
});
const filledFor = (
  form: FilledForm,
  person: FilledForm['person'],
  wishes: Partial<Wishes>,
): FilledForm => fillForm(form, { person, wishes, entry: 'a', isAsked: true });

describe('wishesFor', () => {
  it('takes from a profile what the planner asks', () => {
    expect(wishesFor(june)).toMatchObject({
      date_number: 3,
      budget: { min: 20, max: 80 },
      transport_method: 'public',
      outdoor_preference: 'both',
      location: 'Oakland',
      interests: ['Ceramics'],
      dietary_restrictions: ['Vegan'],
    });
  });

  it('leaves the location alone if a profile has none, and for nobody', () => {
    expect(wishesFor({ ...june, location: '' })).not.toHaveProperty('location');
    expect(wishesFor(null)).not.toHaveProperty('location');
  });

  it('counts no further than the planner does', () => {
    expect(wishesFor({ ...june, dates_count: 5000 }).date_number).toBe(999);
  });
});

describe('wishesIn', () => {
  it('reads what a link carries', () => {
    const config = {
      interests: ['Jazz'],
      previous_date_activities: ['Bowling', 'Tacos'],
      budget: { min: 0, max: 40 },
      desired_mood: 'calm',
      transport_method: 'walking',
    };
    expect(wishesIn({ config })).toEqual({ ...config, previous_date_activities: 'Bowling, Tacos' });
  });

  it('leaves out what is no wish', () => {
    const config = {
      interests: 'Jazz',
      dislikes: [1],
      budget: '50-100',
      transport_method: 'balloon',
      max_distance: 'far',
      favorite_color: 'blue',
      start_cal_date: 5,
    };
    for (const state of [null, 'x', {}, { config: null }, { config }])
      expect(wishesIn(state)).toEqual({});
  });
});

describe('wishesInAddress', () => {
  afterEach(() => vi.useRealTimers());

  it('[BLOG-05] reads what the address of an idea says', () => {
    const search =
      '?location=River+North%2C+Chicago&start_time=17%3A30&end_time=21:00&desired_mood=lively&budget=130-240&max_distance=1&transport_method=walking&outdoor_preference=both';
    expect(
      wishesInAddress(`${search}&interests=food&interests=wine&preferred_cuisines=mexican`),
    ).toEqual({
      location: 'River North, Chicago',
      start_time: '17:30',
      end_time: '21:00',
      desired_mood: 'lively',
      budget: { min: 130, max: 240 },
      max_distance: 1,
      transport_method: 'walking',
      outdoor_preference: 'both',
      interests: ['food', 'wine'],
      preferred_cuisines: ['mexican'],
    });
  });

  it('[BLOG-05] takes the next day of that name, never one that has begun', () => {
    // A Friday.
    vi.useFakeTimers({ now: new Date(2026, 10, 20, 22) });
    expect(wishesInAddress('?weekday=saturday').start_cal_date).toBe('2026-11-21');
    expect(wishesInAddress('?weekday=friday').start_cal_date).toBe('2026-11-27');
    expect(wishesInAddress('?weekday=someday')).toEqual({});
  });

  it('leaves out what the planner would refuse', () => {
    const tooMany = 'interests=a&'.repeat(51);
    for (const search of [
      '',
      '?budget=9-3',
      '?budget=0-99999',
      '?budget=free',
      '?max_distance=0',
      '?max_distance=far',
      '?start_time=25:00',
      '?transport_method=balloon',
      `?${tooMany}`,
    ]) {
      expect(wishesInAddress(search), search).toEqual({});
    }
    expect(
      wishesInAddress(`?location=${'x'.repeat(500)}&interests=${'y'.repeat(500)}&interests=jazz`),
    ).toEqual({ location: 'x'.repeat(200), interests: ['jazz'] });
  });
});

describe('fillForm', () => {
  it('keeps what it takes the place of only where something was typed', () => {
    const first = filledFor(emptyForm, ofJune, { location: 'Oakland', interests: ['Jazz'] });
    expect(first.replaced).toBeNull();
    expect(filledFor(first, ofSam, { location: 'Chicago', interests: [] }).replaced).toBeNull();
    const typed = typedInto(first, { interests: ['Jazz', 'Tacos'] });
    expect(filledFor(typed, ofSam, { location: 'Chicago', interests: [] }).replaced).toEqual(
      typed.wishes,
    );
    expect(
      filledFor(typed, ofSam, { location: 'Chicago', interests: ['Jazz', 'Tacos'] }).replaced,
    ).toBeNull();
  });

  it('keeps it over further persons, until it is put back', () => {
    const typed = typedInto(emptyForm, { location: 'Mission' });
    const second = filledFor(filledFor(typed, ofJune, { location: 'Oakland' }), ofSam, {
      location: 'Chicago',
    });
    const back = putBack(second);
    expect([back.wishes.location, back.person, back.replaced]).toEqual(['Mission', ofSam, null]);
  });

  it('loses nothing that was typed since either', () => {
    const second = filledFor(typedInto(emptyForm, { location: 'Mission' }), ofJune, {
      location: 'Oakland',
    });
    const back = putBack(typedInto(second, { desired_mood: 'calm' }));
    expect([back.wishes.location, back.wishes.desired_mood, back.replaced?.desired_mood]).toEqual([
      'Mission',
      '',
      'calm',
    ]);
  });

  it('follows the profile of the same person where nothing was typed', () => {
    const typed = typedInto(
      filledFor(emptyForm, ofJune, { location: 'Oakland', interests: ['Jazz'] }),
      { location: 'Mission' },
    );
    const again = fillForm(typed, {
      person: ofJune,
      wishes: { location: 'Berkeley', interests: ['Opera'] },
      entry: 'b',
      isAsked: false,
    });
    expect([again.wishes.location, again.wishes.interests]).toEqual(['Mission', ['Opera']]);
  });
});

describe('chosenProfileId', () => {
  it('goes by the address, then by the state of the navigation', () => {
    expect(chosenProfileId({ search: '?profile=5', state: { profileId: 6 } })).toBe(5);
    expect(chosenProfileId({ search: '', state: { profileId: 6 } })).toBe(6);
    expect(chosenProfileId({ search: '', state: null })).toBe(-1);
    for (const search of [
      '?profile=',
      '?profile=june',
      '?profile=1.5',
      '?profile=-3',
      '?profile=99999999999999999999',
    ])
      expect(chosenProfileId({ search, state: null })).toBe(0);
  });
});

describe('withProfile', () => {
  it('changes the person and nothing else of the address', () => {
    expect(withProfile('?location=Oakland&profile=5', 6)).toBe('?location=Oakland&profile=6');
    expect(withProfile('?location=Oakland&profile=5', -1)).toBe('?location=Oakland');
    expect(withProfile('?profile=5', -1)).toBe('');
    expect(withProfile('', 7)).toBe('?profile=7');
  });
});
