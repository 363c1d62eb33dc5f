import displayFont from '@fontsource-variable/fraunces/opsz.css?inline';
import italicFont from '@fontsource-variable/fraunces/opsz-italic.css?inline';
import sansFont from '@fontsource-variable/instrument-sans/index.css?inline';
import base from '../styles/base.css?inline';
import shell from '../styles/shell.css?inline';
import cutFonts from '../styles/site-fonts.css?inline';
import standInFonts from '../styles/stand-in-fonts.css?inline';
import tokens from '../styles/tokens.css?inline';

/**
 * Without a script nothing says which theme it is, so the system does: the dark tokens once more,
 * for documents that say none.
 */
function darkBySystem(css: string): string {
  const dark =
    /\[data-theme=['"]?dark['"]?\]\s*\{(?<values>[^}]+)\}/.exec(css)?.groups?.values ?? '';
  return `${css}@media (prefers-color-scheme:dark){:root:not([data-theme]){${dark}}}`;
}

/**
 * What every page takes, to stand in the page itself: it needs no file of a build that may be gone
 * when somebody opens it again.
 */
export const frameStyles = [
  displayFont,
  italicFont,
  sansFont,
  cutFonts,
  standInFonts,
  darkBySystem(tokens),
  base,
  shell,
].join('\n');
