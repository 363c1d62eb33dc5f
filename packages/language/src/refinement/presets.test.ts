import { describe, expect, it } from 'vitest';
import { presetAdjustments, presetMeanings, presets } from './presets.ts';
import { readRefinement } from './reading/read-refinement.ts';

const evening = { startMinutes: 1110, endMinutes: 1365, totalCents: 9600, stopNames: [] };

describe('presets', () => {
  it('ask for what their meaning asks for when somebody writes it', () => {
    for (const preset of presets)
      expect(readRefinement(presetMeanings[preset], evening).adjustment, preset).toEqual(
        presetAdjustments[preset],
      );
  });

  it('each ask for something else', () => {
    expect(new Set(Object.values(presetMeanings)).size).toBe(presets.length);
  });
});
