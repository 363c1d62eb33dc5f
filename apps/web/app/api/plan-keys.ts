/** What the cache calls the suggestion on screen, and its refinements. */
export const suggestionKey = ['plan', 'suggestion'] as const;
export const refinementKey = ['refinement'] as const;
