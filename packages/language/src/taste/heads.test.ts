import { describe, expect, it } from 'vitest';
import { readChildren, readHeads } from './heads.ts';

const cases: readonly (readonly [text: string, heads: number])[] = [
  ['romantic', 2],
  ['with our 4 year old twins', 4],
  ['our 6 year old loves jets', 3],
  ['rocket-mad 9 year old', 3],
  ['first christmas with a 6 yo', 3],
  ['an 18 year old scotch', 2],
  ['a 12 year old whisky', 2],
  ['rainy day with our three kids', 5],
  ['our daughter is coming', 3],
  ['with the kids', 4],
  ['double date', 4],
  ['double date, goofy', 4],
  ['four of us', 4],
  ['the two of us', 2],
  ['a table for six', 6],
  ["mother's day with my mom, she's in a wheelchair", 3],
  ['meeting her parents', 4],
  ['she meets my parents', 4],
  ['introducing him to my folks', 4],
  ['my in-laws are in town', 4],
  ['kids 3 and 6', 4],
  ['our 4 and 7 year olds', 4],
  ['a 4 yo and a 7 yo', 4],
  ['kids', 4],
  ['kid friendly', 2],
  ['baby in the stroller', 2],
  ['no kids tonight', 2],
  ['the kids are with the sitter', 2],
  ['like two kids again', 2],
  ['grandma kitchen food', 2],
  ['burgers and my mother tongue', 2],
];

describe('readHeads', () => {
  it.each(cases)('%s: %i', (text, heads) => {
    expect(readHeads([text])).toBe(heads);
  });

  it('counts one child of whom the age is told elsewhere', () => {
    expect(readHeads(['space', 'kids', 'rocket-mad 9 year old'])).toBe(3);
  });
});

describe('readChildren', () => {
  it('counts those for whom less is paid', () => {
    expect(readChildren(['with our 4 year old twins'])).toBe(2);
    expect(readChildren(['family of four', 'kids 5 and 8'])).toBe(2);
    expect(readChildren(['with the kids'])).toBe(2);
    expect(readChildren(['our 15 year old'])).toBe(0);
    expect(readChildren(['meeting her parents'])).toBe(0);
    expect(readChildren(['romantic'])).toBe(0);
  });
});
