import { describe, expect, it } from 'vitest';
import { readRefinement } from './read-refinement.ts';
import { evening } from './testing/evening.ts';

const read = (text: string) => readRefinement(text, evening);
const meaningsOf = (text: string) => read(text).understood.map(({ meaning }) => meaning);

describe('what other words call into question', () => {
  it('takes a reason for a wish only where nothing else is asked', () => {
    expect(meaningsOf('I am tired')).toEqual(['More relaxed']);
    expect(meaningsOf('shorter please, I am tired')).toEqual(['Shorter']);
    expect(meaningsOf('too cold for ice cream, hot chocolate instead')).toEqual([
      'A stop for hot chocolate',
    ]);
  });

  it('moves nothing by a guess if a figure was given', () => {
    expect(meaningsOf('spend longer at the museum, maybe 2 hours')).toEqual([
      '2 hours for the museum',
    ]);
    expect(meaningsOf('the museum could be longer, 2 hours flat')).toEqual([]);
  });

  it('changes no stop but the one that somebody speaks of', () => {
    const { swap } = read('dunno about that restaurant, any other ideas').adjustment;
    expect(swap).toEqual(['restaurant']);
  });

  it('takes back what somebody takes back, and does nothing that hangs on something else', () => {
    expect(meaningsOf('add bowling, scratch that, karaoke')).toEqual(['A stop for karaoke']);
    expect(meaningsOf('swap the museum, just kidding')).toEqual([]);
    expect(meaningsOf('unless they hate it, swap the museum')).toEqual([]);
    expect(read('unless they hate it, swap the museum').unread).not.toEqual([]);
  });

  it('keeps what somebody would skip and another wants', () => {
    expect(read('I would skip the museum but she really wants it').adjustment.drop).toBe(undefined);
    expect(read('skip the museum but keep the rest').adjustment.drop).toEqual(['museum']);
  });
});

describe('stops by what the plan has', () => {
  it('knows them without an article', () => {
    expect(read('swap dinner and jazz around').adjustment.order).toEqual([0, 2, 1]);
    expect(read('dinner is fine, jazz is fine, museum no').adjustment).toMatchObject({
      keep: ['dinner', 'jazz'],
      swap: ['museum'],
    });
    expect(read('music before food').adjustment.order).toEqual([0, 2, 1]);
  });

  it('takes none for another thing because of a part of its name', () => {
    expect(read('black cat is a no').adjustment).toMatchObject({ swap: [2], wishes: {} });
  });

  it('leaves at an hour what it does not keep', () => {
    expect(read('leave the club by 10:30').adjustment.keep).toEqual([]);
    expect(read('leave the club alone').adjustment.keep).toEqual(['club']);
  });
});

describe('what a clause does not ask for', () => {
  it('takes no figure that counts something else for an hour', () => {
    expect(read('we are 22 and 23 so nothing stuffy').adjustment.wishes).toEqual({
      mood: ['casual'],
    });
    expect(read('two things: no jazz and start at 6').adjustment.stops).toBe(undefined);
  });

  it('takes no start from an hour at which something ends', () => {
    expect(read('make it end by the caltrain at 10:05').adjustment.wishes.start).toBe(undefined);
    expect(read('I have to be up at 5').adjustment.wishes.start).toBe(undefined);
  });

  it('takes two words for one thing that nobody here knows', () => {
    expect(read('start near the ferry building').adjustment.wants).toEqual([]);
  });

  it('takes near for where something lies, and not for how far apart it is', () => {
    expect(read('stay near a station').adjustment.moves).toEqual([]);
    expect(meaningsOf('stay close')).toEqual(['Closer together']);
  });

  it('hears no wish in what is put aside for another thing', () => {
    const places = [{ words: 'mission', label: 'Mission District, San Francisco, CA' }];
    const text = 'burritos in the mission instead of sushi';
    expect(readRefinement(text, { ...evening, places }).adjustment.wishes).toMatchObject({
      cuisines: ['burritos'],
      dislikes: ['sushi'],
    });
  });
});
