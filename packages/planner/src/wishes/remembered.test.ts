import { aVenue } from '@rendezvous/venue-model/testing';
import { describe, expect, it } from 'vitest';
import { rememberedAmong, rememberedTexts } from './remembered.ts';

const [here, there] = [aVenue({ id: 'here' }), aVenue({ id: 'there' })];

describe('rememberedAmong', () => {
  it('computes once for a venue of the list, also where nothing is found', () => {
    const asked: string[] = [];
    const find = rememberedAmong([here, there], ({ id }) => {
      asked.push(id);
      return id === 'here' ? id : null;
    });
    expect([here, there, here, there].map(find)).toEqual(['here', null, 'here', null]);
    expect(asked).toEqual(['here', 'there']);
  });

  it('answers for a venue that is not in the list', () => {
    expect(rememberedAmong([here], ({ id }) => id)(there)).toBe('there');
  });
});

describe('rememberedTexts', () => {
  it('reads a text again for another list, or after many others', () => {
    let readings = 0;
    const read = rememberedTexts((text, venues) => `${text} ${venues.length} ${(readings += 1)}`);
    const [one, both] = [[here], [here, there]];
    expect([read('jazz', one), read('jazz', both), read('jazz', one)]).toEqual([
      'jazz 1 1',
      'jazz 2 2',
      'jazz 1 1',
    ]);
    for (let i = 0; i < 500; i += 1) read(`text ${i}`, one);
    expect(read('jazz', one)).toBe('jazz 1 503');
  });
});
