/**
 * The script of the public pages, which read without it: the theme, the menu, a button over the
 * video, and for somebody signed in the sidebar.
 */
import { darkQuery, setDocumentTheme } from '../../features/shell/document-theme.ts';
import { keepOffline } from '../../features/shell/keep-offline.ts';
import { whenIdle } from '../../features/shell/when-idle.ts';
import { guardSinks } from '../../ui/page/trusted-types.ts';
import { markSectionInView } from './contents.ts';

guardSinks();
switchThemes();
closeMenuOnTheWay();
offerToPlay();
if (isIn(() => localStorage, 'refresh_token') && document.querySelector('[data-sidebar]'))
  // Without it the page reads all the same.
  void import('./sidebar.tsx').then(
    ({ drawSidebar }) => drawSidebar(),
    () => undefined,
  );
if (isIn(() => sessionStorage, 'carried'))
  void import('./notice.tsx').then(({ showNotice }) => showNotice());
const newsletterForm = document.querySelector<HTMLFormElement>('[data-newsletter]');
if (newsletterForm)
  void import('./newsletter.ts').then(({ answerNewsletterForm }) =>
    answerNewsletterForm(newsletterForm),
  );
keepOffline();
if (document.querySelector('.offline-page')) beginAtTheTop();
offerToInstall();
drawTheRest();
const contents = document.querySelector('[data-contents]');
if (contents) markSectionInView(contents);
const legalText = document.querySelector<HTMLElement>('[data-legal]');
if (legalText) void import('./legal.ts').then(({ showLegalText }) => showLegalText(legalText));

/** The place that was read belongs to the page that is missing. */
function beginAtTheTop(): void {
  history.scrollRestoration = 'manual';
  window.scrollTo(0, 0);
  window.addEventListener('pagehide', () => {
    history.scrollRestoration = 'auto';
  });
}

function switchThemes(): void {
  const options = document.querySelectorAll<HTMLInputElement>('input[name="theme"]');
  const apply = () => {
    const choice = readTheme();
    for (const option of options) option.checked = option.value === (choice ?? 'system');
    setDocumentTheme(choice);
  };
  const choose = (choice: string) => {
    try {
      localStorage.setItem('theme', choice);
    } catch {
      // Where storage is blocked the choice lasts as long as the page.
    }
    setDocumentTheme(choice);
  };
  for (const option of options) {
    option.addEventListener('change', () => choose(option.value));
    // Chosen before this script was there.
    if (option.checked && !option.defaultChecked) choose(option.value);
  }
  matchMedia(darkQuery).addEventListener('change', apply);
  window.addEventListener('storage', apply);
  // Also when the page comes back from where browsers keep those that were left.
  window.addEventListener('pageshow', apply);
  apply();
}

function readTheme(): string | null {
  try {
    return localStorage.getItem('theme');
  } catch {
    return null;
  }
}

/** A link to a place on the same page leaves the menu open. */
function closeMenuOnTheWay(): void {
  const menu = document.getElementById('site-menu');
  menu?.addEventListener('click', (event) => {
    if (
      event.target instanceof Element &&
      event.target.closest('a') &&
      menu.matches(':popover-open')
    )
      menu.hidePopover();
  });
}

/** A button as large as the video, until it plays; only then does it need its controls. */
function offerToPlay(): void {
  const button = document.querySelector<HTMLButtonElement>('[data-play]');
  const video = button?.parentElement?.querySelector('video');
  if (!button || !video) return;
  button.hidden = false;
  video.controls = false;
  button.addEventListener('click', () => void video.play());
  video.addEventListener(
    'play',
    () => {
      video.controls = true;
      // The button is about to go, and the focus with it.
      if (document.activeElement === button) video.focus();
      button.hidden = true;
      // As a default in the page they would be loaded with it.
      for (const captions of video.textTracks) captions.mode = 'showing';
    },
    { once: true },
  );
}

/** Part by part, so that nobody who touches the page meanwhile has to wait. */
function drawTheRest(): void {
  const parts = [...document.querySelectorAll<HTMLElement>('[data-lazy]')];
  const drawNext = () => {
    const part = parts.shift();
    if (!part) return;
    part.removeAttribute('data-lazy');
    loadPictures(part);
    whenIdle(drawNext);
  };
  whenIdle(drawNext);
}

/** Those that can be seen: the other theme and the other tabs keep theirs. */
function loadPictures(part: HTMLElement): void {
  for (const picture of part.querySelectorAll('img')) {
    if (picture.offsetParent) picture.loading = 'eager';
  }
  for (const video of part.querySelectorAll('video')) video.poster = video.dataset.poster ?? '';
}

/** What only installing takes is no reason to wait for a page. */
function offerToInstall(): void {
  const link = document.createElement('link');
  link.rel = 'manifest';
  link.href = '/manifest.webmanifest';
  document.head.append(link);
}

function isIn(open: () => Storage, key: string): boolean {
  try {
    return open().getItem(key) !== null;
  } catch {
    return false;
  }
}
