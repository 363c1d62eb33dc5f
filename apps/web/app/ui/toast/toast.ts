export type ToastVariant = 'default' | 'success' | 'destructive';

export interface Toast {
  readonly id: number;
  readonly variant: ToastVariant;
  readonly title: string;
  readonly text: string;
  /** The text of a notice that no longer holds and goes with this one: what failed before. */
  readonly insteadOf?: string;
  /** What can be done about it as long as it is shown. */
  readonly action?: { readonly label: string; readonly run: () => void };
}

const toastLimit = 5;

export const toastDurationMs: Readonly<Record<ToastVariant, number>> = {
  default: 5000,
  success: 3000,
  destructive: 4000,
};

/** Adds a toast; what it stands in for goes, and the oldest give way to it. */
export function withToast(toasts: readonly Toast[], toast: Toast): readonly Toast[] {
  return [...toasts.filter(({ text }) => text !== toast.insteadOf), toast].slice(-toastLimit);
}
