import { useLayoutEffect, useSyncExternalStore } from 'react';
import { readStored, useStored } from '../../browser-storage.ts';
import { darkQuery, setDocumentTheme } from './document-theme.ts';

export const themeChoices = ['system', 'light', 'dark'] as const;
export type ThemeChoice = (typeof themeChoices)[number];

/**
 * Runs in the head, before anything is painted: settles the theme, hides the preview banner where
 * it was dismissed, makes room for the sidebar of somebody who is signed in, and leaves out what a
 * person's profile is about to fill in, so that none of it flashes or moves. Storage may be blocked: that is what the `try` is for.
 */
export const beforeFirstPaint = `(()=>{const d=document.documentElement,s=(k)=>{try{return localStorage.getItem(k)}catch{}},t=s('theme');
d.dataset.theme=t==='dark'||(t!=='light'&&matchMedia('${darkQuery}').matches)?'dark':'light';if(s('preview_dismissed'))d.dataset.previewDismissed='';if(s('refresh_token')){d.dataset.member='';if(/[?&]profile=/.test(location.search))d.dataset.filling=''}})()`;

export function useThemeChoice(): ThemeChoice {
  const stored = useStored('theme');
  return themeChoices.find((choice) => choice === stored) ?? 'system';
}

/**
 * The theme on screen, and what to choose for the other one: where the system has it
 * anyway, to follow the system.
 */
export function useShownTheme(): { shown: 'light' | 'dark'; other: ThemeChoice } {
  const choice = useThemeChoice();
  const isSystemDark = useSyncExternalStore(
    onSystemTheme,
    () => matchMedia(darkQuery).matches,
    () => false,
  );
  const system = isSystemDark ? 'dark' : 'light';
  const shown = choice === 'system' ? system : choice;
  const other = shown === 'dark' ? 'light' : 'dark';
  return { shown, other: other === system ? 'system' : other };
}

function onSystemTheme(listener: () => void): () => void {
  const system = matchMedia(darkQuery);
  system.addEventListener('change', listener);
  return () => system.removeEventListener('change', listener);
}

/**
 * Keeps the document on the chosen theme, also when the system changes its mind, another tab
 * chooses, or the whole document is drawn again. Before the paint, and from the storage itself: a
 * page that is coming alive has not read it yet.
 */
export function useThemeOnDocument(): void {
  const choice = useThemeChoice();
  useLayoutEffect(() => {
    const system = matchMedia(darkQuery);
    const apply = () => setDocumentTheme(readStored('theme'));
    apply();
    system.addEventListener('change', apply);
    return () => system.removeEventListener('change', apply);
  }, [choice]);
}
