import DOMPurify from 'dompurify';

/** Rich text and nothing else: no script, no style, no frame, no form, no picture. */
const richText = {
  ALLOWED_TAGS: [
    'main',
    'h2',
    'h3',
    'h4',
    'p',
    'ul',
    'ol',
    'li',
    'strong',
    'em',
    'b',
    'i',
    'a',
    'br',
    'hr',
    'blockquote',
    'table',
    'thead',
    'tbody',
    'tr',
    'th',
    'td',
    'dl',
    'dt',
    'dd',
    'code',
    'abbr',
  ],
  ALLOWED_ATTR: ['href', 'id', 'title', 'scope', 'start'],
  ALLOWED_URI_REGEXP: /^(?:https?:|mailto:|\/|#)/i,
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
};

/**
 * Fetches the legal text of this page and shows it in place of the one that came with it. Where
 * that fails, this one stays.
 */
export async function showLegalText(place: HTMLElement): Promise<void> {
  const html = await fetchText(place.dataset.legal ?? '');
  if (html === null) return;
  const text = DOMPurify.sanitize(html, { ...richText, RETURN_DOM_FRAGMENT: true }).querySelector(
    'main',
  );
  if (text === null) return;
  const isNewer = text.textContent.trim() !== '' && text.textContent !== place.textContent;
  if (!isNewer) return;
  place.replaceChildren(...text.childNodes);
  dropDeadLinks();
}

/** The list of headings came with the text that has been replaced. */
function dropDeadLinks(): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('.legal-contents a'))
    if (!document.querySelector(`.legal-text ${link.hash}`)) link.parentElement?.remove();
}

async function fetchText(address: string): Promise<string | null> {
  try {
    const answer = await fetch(address, { cache: 'no-cache' });
    return answer.ok ? await answer.text() : null;
  } catch {
    return null;
  }
}
