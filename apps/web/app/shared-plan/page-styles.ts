import displayFont from '@fontsource-variable/fraunces/opsz.css?inline';
import italicFont from '@fontsource-variable/fraunces/opsz-italic.css?inline';
import sansFont from '@fontsource-variable/instrument-sans/index.css?inline';
import arc from '../styles/arc.css?inline';
import base from '../styles/base.css?inline';
import dateline from '../styles/dateline.css?inline';
import plan from '../styles/plan.css?inline';
import print from '../styles/print.css?inline';
import routeMap from '../styles/route-map.css?inline';
import sharedPlan from '../styles/shared-plan.css?inline';
import shell from '../styles/shell.css?inline';
import tokens from '../styles/tokens.css?inline';

/** Without a script nothing says which theme it is, so the system does: the dark tokens once more, for documents that say none. */
function darkBySystem(css: string): string {
  const dark = /\[data-theme=['"]?dark['"]?\]\s*\{(?<values>[^}]+)\}/.exec(css)?.groups?.values ?? '';
  return `${css}@media (prefers-color-scheme:dark){:root:not([data-theme]){${dark}}}`;
}

/** All that the page takes, in the page: it needs no file of a build that may be gone when somebody opens it again. */
export const pageStyles = [displayFont, italicFont, sansFont, darkBySystem(tokens), base, shell, dateline, plan, arc, routeMap, sharedPlan, print].join('\n');
