import { callApi } from './call-api.ts';
import { readBody } from './read-body.ts';
import type { ApiRequest } from './send-request.ts';

/**
 * The most pages of a list that a screen shows: thousands of typical items, and a limit on what a
 * browser has to hold.
 */
const maxPages = 80;

/** A whole list: a long one comes in pages, each with a link to the next in the header Link. */
export async function listPages(endpoint: string, first: ApiRequest): Promise<readonly unknown[]> {
  const items: unknown[] = [];
  let next: `/${string}` | null = first.path;
  for (let page = 0; next !== null && page < maxPages; page += 1) {
    const response = await callApi({ ...first, path: next });
    items.push(...((await readBody(response, endpoint)) as unknown[]));
    next = nextPath(response.headers.get('link'));
  }
  return items;
}

/** The path below `/api` in a header such as `</api/history?cursor=a>; rel="next"`. */
export function nextPath(link: string | null): `/${string}` | null {
  const found = /<\/api(\/[^>]*)>;\s*rel="next"/.exec(link ?? '');
  return (found?.[1] as `/${string}` | undefined) ?? null;
}
