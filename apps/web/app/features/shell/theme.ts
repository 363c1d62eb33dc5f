import { useLayoutEffect } from 'react';
import { readStored, useStored } from '../../browser-storage.ts';

export const themeChoices = ['system', 'light', 'dark'] as const;
export type ThemeChoice = (typeof themeChoices)[number];

const darkQuery = '(prefers-color-scheme: dark)';

/**
 * Runs in the head, before anything is painted: settles the theme, and hides the preview banner where it was dismissed, so
 * that neither flashes. Storage may be blocked, hence the `try`.
 */
export const beforeFirstPaint = `(()=>{const d=document.documentElement;let t,p;try{t=localStorage.getItem('theme');p=localStorage.getItem('preview_dismissed')}catch{}
d.dataset.theme=t==='dark'||(t!=='light'&&matchMedia('${darkQuery}').matches)?'dark':'light';if(p)d.dataset.previewDismissed=''})()`;

export function useThemeChoice(): ThemeChoice {
  const stored = useStored('theme');
  return themeChoices.find((choice) => choice === stored) ?? 'system';
}

/**
 * Keeps the document on the chosen theme, also when the system changes its mind, another tab chooses, or the whole document
 * is drawn anew. Before the paint, and from the storage itself: a page that is coming alive has not read it yet.
 */
export function useThemeOnDocument(): void {
  const choice = useThemeChoice();
  useLayoutEffect(() => {
    const system = matchMedia(darkQuery);
    function apply(): void {
      const stored = readStored('theme');
      document.documentElement.dataset.theme = stored === 'dark' || (stored !== 'light' && system.matches) ? 'dark' : 'light';
    }
    apply();
    system.addEventListener('change', apply);
    return () => system.removeEventListener('change', apply);
  }, [choice]);
}
