import { useEffect, useEffectEvent } from 'react';
import { type MemberAction, memberActions } from '../../messages.ts';
import { isRecord } from './storable.ts';

/**
 * What a visitor pressed that takes an account, at which plan, and at which of its
 * stops where it is about one.
 */
export interface PressedAction {
  readonly action: MemberAction;
  readonly planId: string;
  readonly place?: number;
  /** With whom it is, where that was said with it. */
  readonly personName?: string;
}

const key = 'pressed';
let pressed = readPressed();

/**
 * To be finished once somebody is signed in and back at the plan. It waits in the storage of this
 * tab, so that it survives another document.
 */
export function notePressed(next: PressedAction): void {
  pressed = next;
  try {
    sessionStorage.setItem(key, JSON.stringify(next));
  } catch {
    // Blocked or full: it waits in this document all the same.
  }
}

export function isPressedWaiting(): boolean {
  return pressed !== null;
}

/** Whoever is back at the planner without an account has thought better of it. */
export function dropPressed(): void {
  pressed = null;
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Blocked storage holds nothing.
  }
}

/**
 * Finishes what was pressed, once, where it is this action at this plan, and at this
 * stop where there is one.
 */
export function useFinishPressed(
  { action, planId, place, isReady = true }: PressedAction & { readonly isReady?: boolean },
  finish: (pressed: PressedAction) => void,
): void {
  const finishNow = useEffectEvent(finish);
  useEffect(() => {
    const found = pressed;
    if (!isReady || found?.action !== action) return;
    if (found.planId !== planId || found.place !== place) return;
    dropPressed();
    finishNow(found);
  }, [action, planId, place, isReady]);
}

function readPressed(): PressedAction | null {
  try {
    const found: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null');
    return isPressed(found) ? found : null;
  } catch {
    return null;
  }
}

function isPressed(found: unknown): found is PressedAction {
  return (
    isRecord(found) &&
    typeof found.action === 'string' &&
    found.action in memberActions &&
    typeof found.planId === 'string' &&
    (found.place === undefined || typeof found.place === 'number') &&
    (found.personName === undefined || typeof found.personName === 'string')
  );
}
