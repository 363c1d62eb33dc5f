import { describe, expect, it } from 'vitest';
import { type Toast, withToast } from './toast.ts';

function aToast(id: number): Toast {
  return { id, variant: 'default', title: 'Note', text: '' };
}

describe('withToast', () => {
  it('keeps the newest five', () => {
    const shown = [1, 2, 3, 4, 5, 6].reduce<readonly Toast[]>(
      (toasts, id) => withToast(toasts, aToast(id)),
      [],
    );
    expect(shown.map((toast) => toast.id)).toEqual([2, 3, 4, 5, 6]);
  });

  it('takes the failure away that a success stands in for', () => {
    const failed = { ...aToast(1), text: 'Failed to record date' };
    const done = { ...aToast(3), insteadOf: failed.text };
    expect(withToast([failed, aToast(2)], done)).toEqual([aToast(2), done]);
  });
});
