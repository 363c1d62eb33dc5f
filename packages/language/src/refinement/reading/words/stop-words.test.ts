import { describe, expect, it } from 'vitest';
import { readRefinement } from '../read-refinement.ts';
import { evening } from '../testing/evening.ts';

const adjustmentOf = (text: string) => readRefinement(text, evening).adjustment;

describe('stops by what people call them', () => {
  it('takes the only stop of its sort for what is not quite its name', () => {
    expect(adjustmentOf('drop the bar').drop).toEqual([2]);
    expect(adjustmentOf('swap the exhibit for karaoke')).toMatchObject({
      swap: [0],
      wants: [{ text: 'karaoke', as: 0 }],
    });
    expect(adjustmentOf('sub a noodle house for the italian').swap).toEqual([1]);
    expect(adjustmentOf('add a bar').add).toEqual([{ text: 'bar' }]);
    expect(adjustmentOf('no bars').drop).toBe(undefined);
  });

  it('takes no other stop where the plan has several of the sort', () => {
    const twoShows = {
      ...evening,
      stopNames: ['Museum of Craft and Design', 'Black Cat', 'The Independent'],
      stopKinds: ['museum', 'jazz_club', 'music_venue'] as const,
    };
    expect(readRefinement('drop the band', twoShows).adjustment.drop).toBe(undefined);
  });

  it('knows a part of the plan, two stops at once, and a stop by its figure', () => {
    expect(adjustmentOf('the club part is too long').stays).toEqual([
      { stop: 'club', minutes: { by: -30 } },
    ]);
    expect(adjustmentOf('Not a fan of the last two.').swap).toEqual([1, 2]);
    expect(adjustmentOf('escape room instead of 1')).toMatchObject({
      swap: [0],
      wants: [{ text: 'escape room', as: 0 }],
    });
  });

  it('wishes for no second museum, and keeps no club for who hates clubs', () => {
    expect(adjustmentOf('museum to restaurant is way too far').wants).toEqual([]);
    expect(adjustmentOf('i hate clubs but love live music').keep).toEqual([]);
  });
});
