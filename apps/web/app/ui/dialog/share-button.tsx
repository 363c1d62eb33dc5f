import { Share2 } from 'lucide-react';
import { useState } from 'react';
import { lazyPart } from '../loading/lazy-part.tsx';
import { useNotices } from '../toast/use-notices.ts';
import { useBusy } from '../use-busy.ts';

const ShareDialog = lazyPart({
  what: 'The dialog with the link',
  place: 'afloat',
  load: () => import('./share-dialog.tsx').then(({ ShareDialog }) => ShareDialog),
});
/**
 * For who shows the button, once there is nothing else to do: a touch says only with
 * the press that it comes.
 */
export const preloadShareDialog = ShareDialog.preload;

interface ShareButtonProps {
  readonly className: string;
  /** Shown beside the icon; without it the button is its icon. */
  readonly words?: string;
  /** Who sees what. */
  readonly text?: string;
  /** What is shared. */
  readonly title: string;
  readonly share: () => Promise<string>;
  readonly stop: () => Promise<void>;
  readonly explain: (error: unknown, doing: 'share' | 'stop') => string;
}

/** Makes the public address of something and shows it, with the way to end it again. */
export function ShareButton({
  className,
  words,
  text,
  title,
  share,
  stop,
  explain,
}: ShareButtonProps): React.JSX.Element {
  const notify = useNotices();
  const { isBusy, run } = useBusy();
  const [url, setUrl] = useState<string | null>(null);

  async function open(): Promise<void> {
    try {
      setUrl(await share());
    } catch (error) {
      notify.failure(explain(error, 'share'));
    }
  }

  return (
    <>
      <button
        className={className}
        type="button"
        aria-disabled={isBusy}
        aria-label={`${words ?? 'Share'} ${title}`}
        title={words === undefined ? 'Share' : undefined}
        onPointerEnter={ShareDialog.preload}
        onFocus={ShareDialog.preload}
        onClick={() => void run(open)}
      >
        {isBusy ? <span className="spinner" /> : <Share2 className="icon" />}
        {words && <span>{words}</span>}
      </button>
      {url !== null && (
        <ShareDialog
          title={title}
          {...(text !== undefined && { text })}
          url={url}
          stop={stop}
          explain={(error) => explain(error, 'stop')}
          onClose={() => setUrl(null)}
        />
      )}
    </>
  );
}
