import type { RefinementPreset } from '@rendezvous/contract';

/** What came of a refinement, or of a change of a plan by hand. */
export const refinementNotices = {
  refined: 'Date suggestion refined successfully',
  notRefined: 'Failed to refine suggestion',
  unreachable: 'The network connection dropped before an answer came.',
  usedUp: (max: number) => `You have used all ${max} refinements for this suggestion.`,
  restored: (asked: string) => `Restored suggestion from ${asked}`,
  invalidChoice: 'Invalid history selection',
  versionLost: 'Could not retrieve the previous suggestion',
  notRestored: 'Failed to navigate to previous suggestion',
  venueRemoved: 'Venue removed successfully',
  venueNotRemoved: 'Failed to remove venue',
  nothingToChange: 'No current suggestion to modify',
  placesNotLoaded: 'Failed to load other places',
  notArranged: 'Failed to change the plan',
} as const;

/** Presets by what they are called, in the order in which they are offered. */
export const presetNames: Readonly<Record<RefinementPreset, string>> = {
  more_romantic: 'More romantic',
  more_fun: 'More fun',
  more_relaxed: 'More relaxed',
  more_adventurous: 'More adventurous',
  more_budget_friendly: 'More budget friendly',
  more_outdoors: 'More outdoors',
  more_indoors: 'More indoors',
  more_food_options: 'More food options',
  less_food_focus: 'Less food focus',
  shorter_date: 'Shorter date',
  longer_date: 'Longer date',
  more_cultural: 'More cultural',
  more_unique: 'More unique',
};

interface Failure {
  readonly title: string;
  readonly canRetry: boolean;
}

/** In this order: a message that holds several of the words is titled by the first. */
const failures: readonly (readonly [word: string, failure: Failure])[] = [
  ['network', { title: 'Network Connection Issue', canRetry: true }],
  ['content', { title: 'Inappropriate Content', canRetry: false }],
  ['unavailable', { title: 'AI Service Unavailable', canRetry: true }],
  ['timeout', { title: 'Request Timed Out', canRetry: true }],
  ['limit', { title: 'Rate Limit Exceeded', canRetry: false }],
];

/**
 * The title of a failed refinement, by the content of its message, and
 * whether trying again can help.
 */
export function titleFailure(message: string): Failure {
  const text = message.toLowerCase();
  return (
    failures.find(([word]) => text.includes(word))?.[1] ?? {
      title: 'Failed to Process Refinement',
      canRetry: false,
    }
  );
}
