import { renderToStaticMarkup } from 'react-dom/server';
import { withStyleRules } from '../ui/page/style-rules.ts';

/**
 * A page as the HTML that is sent: drawn once, without anything that a script
 * would need to go on with it.
 */
export function documentOf(page: React.JSX.Element): string {
  return `<!doctype html>${withStyleRules(renderToStaticMarkup(page))}`;
}
