import { lazy, useDeferredValue, useMemo, useState } from 'react';
import '../../../sky/arc.css';
import { initialWishes, type Wishes } from '../../../plan/wishes.ts';
import { useIsAlive } from '../../../ui/loading/use-is-alive.ts';
import { StartArt } from '../plan-parts.ts';

/** Where pages are written, and nowhere else: browsers load it later, if at all. */
const WrittenArt = import.meta.env.SSR
  ? lazy(async () => ({ default: (await import('./start-art.tsx')).StartArt }))
  : null;

/** Draws nothing: what the page came with is left as it is. */
const asItCame = { __html: '' };

/**
 * The evening that is asked for. As long as it is that of an empty form, the drawing that the page
 * was written with stays, and nobody waits for what draws it.
 */
export function FirstArt({ wishes }: { readonly wishes: Wishes }): React.JSX.Element {
  const isAlive = useIsAlive();
  const [isWithPage] = useState(!isAlive);
  // Skylines take their time: what was pressed is shown before them.
  const asked = useDeferredValue(wishes);
  const art = useMemo(() => <StartArt wishes={asked} />, [asked]);
  const isFirst = (['start_time', 'stops', 'location'] as const).every(
    (name) => asked[name] === initialWishes[name],
  );
  return (
    <>
      {!(isFirst && isWithPage) && art}
      {isWithPage && <ArtOfPage />}
    </>
  );
}

function ArtOfPage(): React.JSX.Element {
  if (WrittenArt)
    return (
      <div className="first-art">
        <WrittenArt wishes={initialWishes} />
      </div>
    );
  return <div className="first-art" suppressHydrationWarning dangerouslySetInnerHTML={asItCame} />;
}
