import type { ReactNode } from 'react';
import { useNotices } from './toast/use-notices.ts';
import { useBusy } from './use-busy.ts';

interface DownloadButtonProps {
  readonly className: string;
  readonly icon: ReactNode;
  /** What it is called where its words alone would not say of what. */
  readonly label?: string;
  readonly load: () => Promise<File>;
  /** What to say when there is no file. */
  readonly explain: (error: unknown) => string;
  readonly children?: ReactNode;
}

/** Downloads a file that takes a token or a body, which a link would go out without. */
export function DownloadButton({
  className,
  icon,
  label,
  load,
  explain,
  children,
}: DownloadButtonProps): React.JSX.Element {
  const notices = useNotices();
  const { isBusy, run } = useBusy();

  async function download(): Promise<void> {
    try {
      saveFile(await load());
    } catch (error) {
      notices.failure(explain(error));
    }
  }

  return (
    <button
      className={className}
      type="button"
      aria-disabled={isBusy}
      aria-label={label}
      onClick={() => void run(download)}
    >
      {isBusy ? <span className="spinner" /> : icon}
      {children}
    </button>
  );
}

function saveFile(file: File): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = file.name;
  link.click();
  // The download has begun by then; freeing the address at once would end it in some browsers.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
