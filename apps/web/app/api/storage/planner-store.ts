import type { QueryClient } from '@tanstack/react-query';
import { isRecord } from './storable.ts';
import { plannerSteps } from './date-store-steps.ts';
import { formKey, keptPlannerKey, optionKey, refinementKey, suggestionKey } from './plan-keys.ts';

/**
 * The planner as it was left: the form, the suggestion as it was answered, and which of its plans
 * was looked at. Whoever reads it trusts it no more than what anybody could have written.
 */
export interface KeptPlanner {
  readonly version: number;
  readonly form: unknown;
  readonly suggestion: unknown;
  readonly option: unknown;
}

/** Of the shape of what is kept: older ones are brought to it, unknown ones are dropped. */
const firstVersion = 1;
const version = firstVersion + plannerSteps.length;

/**
 * What is to be kept of the planner; null where there is nothing. What was kept and
 * not taken out yet stays.
 */
export function keptPlannerOf(client: QueryClient): KeptPlanner | null {
  const before = findKept(client);
  const form = client.getQueryData(formKey) ?? before?.form ?? null;
  const suggestion = answeredOf(client) ?? before?.suggestion ?? null;
  const option = client.getQueryData(optionKey) ?? null;
  return form === null && suggestion === null ? null : { version, form, suggestion, option };
}

/** Whether a change of this part of the cache changes what is kept. */
export function isOfPlan([noun]: readonly unknown[]): boolean {
  return noun === formKey[0];
}

export function putKeptPlanner(client: QueryClient, found: unknown): void {
  if (!isRecord(found) || typeof found.version !== 'number') return;
  if (found.version < firstVersion || found.version > version) return;
  const steps = plannerSteps.slice(found.version - firstVersion);
  const kept = { ...steps.reduce((form, step) => step(form), found), version };
  client.setQueryDefaults(keptPlannerKey, { gcTime: Number.POSITIVE_INFINITY });
  client.setQueryData(keptPlannerKey, kept);
  if (!('option' in kept) || kept.option === null) return;
  client.setQueryDefaults(optionKey, { gcTime: Number.POSITIVE_INFINITY });
  client.setQueryData(optionKey, kept.option);
}

export function findKeptSuggestion(client: QueryClient): unknown {
  return findKept(client)?.suggestion ?? null;
}

/** To be called once there is another suggestion, or nothing could be made of this one. */
export function dropKeptSuggestion(client: QueryClient): void {
  client.setQueryData<KeptPlanner>(keptPlannerKey, (kept) => kept && { ...kept, suggestion: null });
}

/** The form that was kept, once. */
export function takeKeptForm(client: QueryClient): unknown {
  const form = findKept(client)?.form ?? null;
  if (form !== null)
    client.setQueryData<KeptPlanner>(keptPlannerKey, (kept) => kept && { ...kept, form: null });
  return form;
}

function findKept(client: QueryClient): KeptPlanner | undefined {
  return client.getQueryData<KeptPlanner>(keptPlannerKey);
}

/**
 * The suggestion on screen as it was answered: what was taken out of it by hand
 * stands with its refinements.
 */
function answeredOf(client: QueryClient): unknown {
  const suggestion = client.getQueryData<{ suggestion_id: string }>(suggestionKey);
  const refinements = client.getQueryData<{ held: Record<string, unknown> }>(refinementKey);
  return suggestion && (refinements?.held[suggestion.suggestion_id] ?? suggestion);
}
