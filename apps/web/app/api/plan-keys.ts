/** What the cache calls the planner's form, the suggestion on screen, which of its plans is looked at, its refinements, and what the browser kept of all that. */
export const formKey = ['plan', 'form'] as const;
export const suggestionKey = ['plan', 'suggestion'] as const;
export const optionKey = ['plan', 'option'] as const;
export const refinementKey = ['refinement'] as const;
export const keptPlannerKey = ['plan', 'kept'] as const;
