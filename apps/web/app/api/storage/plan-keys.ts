/**
 * What the cache calls the planner's form, the suggestion on screen, which of its plans is looked
 * at, its refinements, and what the browser kept of all that.
 */
export const formKey = ['plan', 'form'] as const;
export const suggestionKey = ['plan', 'suggestion'] as const;
export const optionKey = ['plan', 'option'] as const;
export const refinementKey = ['refinement'] as const;
export const keptPlannerKey = ['plan', 'kept'] as const;

/**
 * What a plan that is being made is called among the mutations, and what the cache calls how far it
 * is and why there is none.
 */
export const planningKey = ['planning'] as const;
export const planningStepsKey = ['planning', 'steps'] as const;
export const planningRefusalKey = ['planning', 'refusal'] as const;
