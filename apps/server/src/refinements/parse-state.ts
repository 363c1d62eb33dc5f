import { z } from 'zod';
import { stateVersion, type SuggestionState } from '../suggestions/planning/suggestion-state.ts';

/** States without a version are of the first form: every plan had three stops. */
const stopsOfFirst = 3;

const planState = z.object({
  stops: z.array(z.object({ venueId: z.string(), arrival: z.number(), departure: z.number() })),
  bounds: z.array(
    z.object({
      measure: z.string(),
      toward: z.enum(['more', 'less']),
      amount: z.number(),
    }),
  ),
  goneVenueIds: z.array(z.string()),
});
const stored = z.object({
  version: z.literal(stateVersion).optional(),
  date: z.iso.date(),
  // What else people wished is as it was written: this program alone writes it.
  wishes: z.looseObject({
    stops: z.int().min(2).max(6).default(stopsOfFirst),
    startMinutes: z.number(),
    endMinutes: z.number().nullable(),
    seed: z.number(),
  }),
  plans: z.array(z.object({ planId: z.string(), state: planState })),
});

/** A state of any form that was ever stored. Throws on anything else, which is a defect. */
export function parseState(value: unknown): SuggestionState {
  const { date, wishes, plans } = stored.parse(value);
  return { version: stateVersion, date, wishes, plans } as unknown as SuggestionState;
}
