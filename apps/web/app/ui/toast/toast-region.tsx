import { Bell, CircleAlert, CircleCheck, type LucideIcon, X } from 'lucide-react';
import { Toast as Radix } from 'radix-ui';
import './toast.css';
import { type Toast, type ToastVariant, toastDurationMs } from './toast.ts';

const iconByVariant: Readonly<Record<ToastVariant, LucideIcon>> = {
  default: Bell,
  success: CircleCheck,
  destructive: CircleAlert,
};

interface ToastRegionProps {
  readonly toasts: readonly Toast[];
  readonly onRemove: (id: number) => void;
}

/**
 * The toasts at the bottom right; F8 leads there. Timers rest on hover, on focus and while the
 * window is in the background.
 */
export function ToastRegion({ toasts, onRemove }: ToastRegionProps): React.JSX.Element {
  return (
    <Radix.Provider swipeDirection="right" swipeThreshold={50} label="Notification">
      {toasts.map((toast) => (
        <ToastItem key={toast.id} toast={toast} onRemove={onRemove} />
      ))}
      <Radix.Viewport className="toasts" hotkey={['F8']} />
    </Radix.Provider>
  );
}

function ToastItem({
  toast,
  onRemove,
}: {
  toast: Toast;
  onRemove: (id: number) => void;
}): React.JSX.Element {
  const Icon = iconByVariant[toast.variant];
  return (
    <Radix.Root
      className={`toast toast--${toast.variant}`}
      type={toast.variant === 'destructive' ? 'foreground' : 'background'}
      duration={toastDurationMs[toast.variant]}
      open
      onOpenChange={(isOpen) => !isOpen && onRemove(toast.id)}
    >
      <Icon className="icon" />
      <div>
        <Radix.Title className="toast-title">{toast.title}</Radix.Title>
        <Radix.Description className="toast-text">{toast.text}</Radix.Description>
      </div>
      {toast.action && (
        <Radix.Action
          className="link toast-action"
          altText={toast.action.label}
          onClick={toast.action.run}
        >
          {toast.action.label}
        </Radix.Action>
      )}
      <Radix.Close className="icon-btn" aria-label="Close">
        <X className="icon" />
      </Radix.Close>
    </Radix.Root>
  );
}
