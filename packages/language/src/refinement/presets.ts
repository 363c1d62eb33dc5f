import type { Adjustment, Move } from './adjustment.ts';
import { describeMove } from './reading/move-meanings.ts';

/** The refinements that are one tap away. */
const moves = {
  more_romantic: { measure: 'romantic', toward: 'more' },
  more_fun: { measure: 'fun', toward: 'more' },
  more_relaxed: { measure: 'relaxed', toward: 'more' },
  more_adventurous: { measure: 'adventurous', toward: 'more' },
  more_budget_friendly: { measure: 'cost', toward: 'less' },
  more_outdoors: { measure: 'outdoors', toward: 'more' },
  more_indoors: { measure: 'indoors', toward: 'more' },
  more_food_options: { measure: 'food', toward: 'more' },
  less_food_focus: { measure: 'food', toward: 'less' },
  shorter_date: { measure: 'length', toward: 'less' },
  longer_date: { measure: 'length', toward: 'more' },
  more_cultural: { measure: 'cultural', toward: 'more' },
  more_unique: { measure: 'unique', toward: 'more' },
} as const satisfies Readonly<Record<string, Move>>;
type Preset = keyof typeof moves;

const ofEach = <T>(of: (move: Move) => T): Record<Preset, T> =>
  Object.fromEntries(Object.entries(moves).map(([preset, move]) => [preset, of(move)])) as Record<
    Preset,
    T
  >;

/** What each preset asks for: one move and nothing else. */
export const presetAdjustments: Readonly<Record<Preset, Adjustment>> = ofEach((move) => ({
  wishes: {},
  moves: [move],
  wants: [],
  keep: [],
  swap: [],
}));

/** What each preset means, in a short sentence: 'More romantic', 'Cheaper'. */
export const presetMeanings: Readonly<Record<Preset, string>> = ofEach(describeMove);
