import { callApi } from './call-api.ts';
import { readBody } from './read-body.ts';
import type { ApiRequest } from './send-request.ts';

/** A screen shows so many pages of a list at most: thousands of usual items, and an end to what a browser has to hold. */
const maxPages = 80;

/** A list whole: a long one comes in pages, each with the way to the next in its header Link. */
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

/** The path below `/api` that a header such as `</api/history?cursor=a>; rel="next"` names. */
export function nextPath(link: string | null): `/${string}` | null {
  const found = /<\/api(\/[^>]*)>;\s*rel="next"/.exec(link ?? '');
  return (found?.[1] as `/${string}` | undefined) ?? null;
}
