import { describe, expect, it } from 'vitest';
import { presetAdjustments, presetMeanings } from './presets.ts';
import { readRefinement } from './reading/read-refinement.ts';

const evening = { startMinutes: 1110, endMinutes: 1365, totalCents: 9600, stopNames: [] };

describe('presets', () => {
  it('ask for what their meaning asks for when somebody writes it', () => {
    const read = Object.entries(presetMeanings).map(([preset, meaning]) => [
      preset,
      readRefinement(meaning, evening).adjustment,
    ]);
    expect(Object.fromEntries(read)).toEqual(presetAdjustments);
  });

  it('each ask for something else', () => {
    const meanings = Object.values(presetMeanings);
    expect(new Set(meanings).size).toBe(meanings.length);
  });
});
