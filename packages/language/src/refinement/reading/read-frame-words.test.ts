import { expect, it } from 'vitest';
import { readFrameWords } from './read-frame-words.ts';

const six = 18 * 60;

it('reads of a mood how many stops there are and when it is over, and nothing else', () => {
  expect(readFrameWords('he writes. two stops, work tomorrow', six)).toEqual({ stops: 2 });
  expect(readFrameWords('first date, 4 quick stops please', six)).toEqual({ stops: 4 });
  expect(readFrameWords('just dinner and a walk', six)).toEqual({ stops: 2 });
  expect(readFrameWords('giddy, the sitter until ten', six)).toEqual({ endMinutes: 22 * 60 });
  expect(readFrameWords('three hours max. cheap!', six)).toEqual({ endMinutes: 21 * 60 });
  for (const other of [
    'married 30 years today',
    'the two things she loves',
    'two blocks from our place',
    'dancing until we drop',
    '',
  ])
    expect(readFrameWords(other, six), other).toEqual({});
});
