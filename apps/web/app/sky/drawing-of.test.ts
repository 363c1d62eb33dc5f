import { readFileSync } from 'node:fs';
import { categories } from '@rendezvous/venue-model';
import { describe, expect, it } from 'vitest';
import { drawingOf } from './drawing-of.ts';

const sheet = readFileSync(new URL('./kinds.svg', import.meta.url), 'utf8');
const drawings = new Map(
  [...sheet.matchAll(/<symbol id="([^"]+)"[\s\S]*?<\/symbol>/g)].map(([drawing, name]) => [
    name,
    drawing,
  ]),
);

describe('the drawings of kinds of places', () => {
  it('has one for every kind of the planner, for dishes and for what nobody knows', () => {
    const venues = [
      ...categories.map((kind) => ({ kind })),
      { kind: 'restaurant', cuisines: ['mexican'] },
      { kind: 'casual_eatery', cuisines: ['seafood', 'ramen'] },
      { kind: 'restaurant', cuisines: ['pizza'] },
      {},
    ];
    expect(venues.filter((venue) => !drawings.has(drawingOf(venue)))).toEqual([]);
    expect(drawings.size).toBe(71);
  });

  it('takes at most 1.5 KB for each and 64 KB for all', () => {
    const large = [...drawings].filter(([, drawing]) => drawing.length > 1536);
    expect(large.map(([name]) => name)).toEqual([]);
    expect(sheet.length).toBeLessThan(64 * 1024);
  });

  it('draws them in tokens, so that they change with the theme, on one horizon', () => {
    const colors = [...sheet.matchAll(/(?:fill|stroke)="([^"]+)"/g)].map(([, color]) => color);
    const tokens = ['wash', 'dusk-wash', 'ink', 'ember', 'apricot', 'card', 'dusk', 'sage'];
    expect(new Set(colors)).toEqual(new Set(['none', ...tokens.map((name) => `var(--${name})`)]));
    const horizon = '<path d="M4 52h56" stroke="var(--ink)"/>';
    expect([...drawings].filter(([, drawing]) => !drawing.includes(horizon))).toEqual([]);
  });
});
