import { describe, expect, it } from 'vitest';
import { aState } from '../testing/a-suggestion.ts';
import { parseState } from './parse-state.ts';

describe('parseState', () => {
  it('returns what was stored, whatever the number of stops', () => {
    const state = { ...aState(), wishes: { ...aState().wishes, stops: 5 } };
    expect(parseState(JSON.parse(JSON.stringify(state)))).toEqual(state);
  });

  it('reads states stored before there was a choice as three stops', () => {
    const { version: _, ...state } = aState();
    const { stops: __, ...wishes } = state.wishes;
    expect(parseState({ ...state, wishes })).toEqual(aState());
  });

  it('refuses what no version of the program ever stored', () => {
    expect(() => parseState({ ...aState(), version: 3 })).toThrow();
    expect(() => parseState({ ...aState(), plans: [{ planId: 'a' }] })).toThrow();
  });
});
