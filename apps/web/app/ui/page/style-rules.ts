const attributeOfStyle = 'data-style';

/**
 * The page with every `style` attribute as a rule of one `<style>` block at the end of its head:
 * the policy of a page can list the hash of a block, but not of attributes. A rule weighs more than
 * any class, as the attribute did.
 */
export function withStyleRules(html: string): string {
  const rules = new Map<string, string>();
  const page = html.replace(
    /(<[a-z][^<>]*?\s)style="([^"]*)"/g,
    (_tag, before: string, value: string) => {
      rules.set(value, ruleFor(value));
      return `${before}${attributeOfStyle}="${value}"`;
    },
  );
  if (rules.size === 0) return html;
  return page.replace('</head>', `<style>${[...rules.values()].join('')}</style></head>`);
}

function ruleFor(value: string): string {
  const css = value.replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&amp;', '&');
  if (/[<>{}]|&(?:lt|gt);/.test(css)) throw new Error(`Cannot make a rule of the style ${css}`);
  const text = css.replaceAll('\\', '\\\\').replaceAll('"', '\\"');
  return `[${attributeOfStyle}="${text}"]:not(#_){${css}}`;
}

/**
 * Gives elements that React goes on with the styles they were drawn with, as properties, which
 * no policy stands against.
 */
export function restoreStyles(page: Document): void {
  for (const element of page.querySelectorAll<HTMLElement>(`[${attributeOfStyle}]`)) {
    element.style.cssText = element.getAttribute(attributeOfStyle) ?? '';
    element.removeAttribute(attributeOfStyle);
  }
}
