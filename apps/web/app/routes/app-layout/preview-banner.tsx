import { Eye, X } from 'lucide-react';
import { Link } from 'react-router';
import { useStored, writeStored } from '../../browser-storage.ts';
import { messages } from '../../messages.ts';

export function PreviewBanner(): React.JSX.Element | null {
  const isDismissed = useStored('preview_dismissed') !== null;
  if (isDismissed) return null;

  function handleDismiss(): void {
    writeStored('preview_dismissed', 'true');
    // The button that had the focus is gone: keyboard users continue with the page.
    document.getElementById('main')?.focus({ preventScroll: true });
  }

  return (
    <section className="preview-banner" aria-label="Preview mode">
      <Eye className="icon" />
      <p>{messages.previewMode}</p>
      <span className="preview-actions">
        <Link className="btn btn--sm btn--ghost-on-dark" to="/sign-in">
          Sign In
        </Link>
        <Link className="btn btn--sm btn--primary" to="/sign-up">
          Sign Up
        </Link>
      </span>
      <button
        className="icon-btn"
        type="button"
        aria-label="Dismiss preview banner"
        onClick={handleDismiss}
      >
        <X className="icon" />
      </button>
    </section>
  );
}
