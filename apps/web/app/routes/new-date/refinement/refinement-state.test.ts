import type { WireVenue } from '@rendezvous/contract';
import { describe, expect, it } from 'vitest';
import { readAnswer } from '../result/read-answer.ts';
import {
  beginRefinement,
  isOf,
  labelOf,
  showing,
  shownOf,
  withChange,
  withRefined,
  withRemoval,
} from './refinement-state.ts';
import type { ShownSuggestion } from '../../../plan/shown-suggestion.ts';

const at = '2026-11-21T18:00:00.000Z';
const noReading = { meanings: [], unread: [], notes: [], answers: [] };

function aSuggestion(suggestion_id: string, ...names: readonly string[]): ShownSuggestion {
  const venues = names.map((name) => ({ venue_id: name, name }));
  return {
    ...readAnswer({
      suggestion_id,
      session_id: 's',
      refinements_remaining: 5,
      plans: [{ title: suggestion_id, venues }],
    }),
    person: null,
    location: null,
  };
}

function theVenue(name: string): WireVenue {
  const [venue] = aSuggestion('any', name).plans[0]?.venues ?? [];
  if (!venue) throw new Error('Cannot make a venue');
  return venue;
}

const first = beginRefinement(aSuggestion('one', 'a', 'b', 'c'));
const item = {
  type: 'preset' as const,
  value: 'more_fun',
  timestamp: at,
  resulting_suggestion_id: 'two',
};
const refined = {
  suggestion: aSuggestion('two', 'a', 'x', 'c'),
  count: 1,
  remaining: 4,
  history: [item],
  reading: noReading,
};
const asIsNow = { timestamp: at, removed: [], arrived: null };

describe('the refinements of a suggestion', () => {
  it('[REF-02] [REF-07] begin with none of five', () => {
    expect(first).toMatchObject({ count: 0, max: 5, shown: 0 });
    expect(labelOf(first.versions[0] ?? item)).toBe('First suggestion');
  });

  it('[REF-02] take count and maximum from the answer', () => {
    expect(withRefined(first, { ...refined, count: 2, remaining: 6 })).toMatchObject({
      count: 2,
      max: 8,
      shown: 1,
    });
  });

  it('[REF-02] add an identical entry to the history once', () => {
    const twice = withRefined(showing(withRefined(first, refined), 0), refined);
    expect(twice.versions.map(labelOf)).toEqual(['First suggestion', 'More fun']);
    expect(shownOf(twice)?.suggestion_id).toBe('two');
  });

  it('take over what was refined in another tab', () => {
    const elsewhere = {
      ...item,
      value: 'more_relaxed',
      resulting_suggestion_id: 'other',
      timestamp: '2026-11-21T17:00:00.000Z',
    };
    const state = withRefined(first, { ...refined, count: 2, history: [elsewhere, item] });
    expect(state.versions.map(labelOf)).toEqual(['First suggestion', 'More relaxed', 'More fun']);
    expect(shownOf(showing(state, 1))).toBeNull();
  });

  it('keep a removal with the version it was made in', () => {
    const removal = withRemoval(first, theVenue('b'), at);
    if (removal.kind !== 'removed')
      throw new Error(`Cannot go on: the removal came to ${removal.kind}`);
    expect(shownOf(removal.state)?.plans[0]?.venues.map(({ name }) => name)).toEqual(['a', 'c']);
    expect(removal.state.versions.map(labelOf)).toEqual(['First suggestion', 'Removed b']);
    expect(shownOf(showing(removal.state, 0))?.plans[0]?.venues).toHaveLength(3);
  });

  it('[NEW-09] remove nothing from a suggestion without plans, and no last venue', () => {
    expect(
      withRemoval(beginRefinement({ ...aSuggestion('one'), plans: [] }), theVenue('b'), at),
    ).toEqual({ kind: 'nothing' });
    expect(withRemoval(beginRefinement(aSuggestion('one', 'b')), theVenue('b'), at)).toEqual({
      kind: 'last',
    });
  });

  it('drop the locks of venues that are gone', () => {
    const state = withRefined({ ...first, locked: ['a', 'b'] }, refined);
    expect(state.locked).toEqual(['a']);
  });

  it('count moving on as one change', () => {
    const moved = (before: typeof first, id: string) =>
      withChange(before, {
        ...asIsNow,
        type: 'order',
        value: 'Moved a later',
        suggestion: aSuggestion(id, 'b', 'a', 'c'),
      });
    const state = moved(moved(first, 'two'), 'three');
    expect(state.versions.map(({ suggestion_id }) => suggestion_id)).toEqual(['one', 'three']);
  });

  it('[REF-07] are not those of another suggestion', () => {
    expect(isOf(withRefined(first, refined), { suggestion_id: 'two' })).toBe(true);
    expect(isOf(withRefined(first, refined), { suggestion_id: 'new' })).toBe(false);
  });
});
