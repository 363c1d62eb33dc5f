import { loadArticles, loadSamplePlans, readLegalText } from '@rendezvous/content';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aContentView } from '../testing/a-content-view.ts';
import { aSharedPlanView } from '../testing/a-shared-plan-view.ts';
import { aSiteView } from '../testing/a-site-view.ts';
import { aTestApp, type TestApp } from '../testing/a-test-app.ts';
import { sqlite } from '../testing/databases.ts';

const publicUrl = 'https://dates.example';
const articles = loadArticles();
const ideas = loadSamplePlans();

let test: TestApp;
beforeAll(async () => {
  test = await aTestApp(sqlite, { env: { PUBLIC_URL: publicUrl } });
});
afterAll(() => test.close());

const get = (url: string, headers: Record<string, string> = {}) =>
  test.app.inject({ url, headers });

describe('the pages of the blog', () => {
  it('[BLOG-01] are served from memory, compressed, with a policy of their own', async () => {
    const answer = await get('/blog', { 'accept-encoding': 'br' });
    expect([
      answer.statusCode,
      answer.headers['content-type'],
      answer.headers['content-encoding'],
    ]).toEqual([200, 'text/html; charset=utf-8', 'br']);
    expect(answer.headers['content-security-policy']).toContain("script-src 'self' 'sha256-");
    expect((await get('/blog', { 'if-none-match': String(answer.headers.etag) })).statusCode).toBe(
      304,
    );
    for (const { slug } of articles) expect((await get('/blog/')).body).toContain(`<p>${slug}</p>`);
  });

  it('[BLOG-03] show each article at its slug', async () => {
    for (const { slug, title, date } of articles) {
      const answer = await get(`/blog/${slug}`);
      expect(
        [
          answer.statusCode,
          answer.body.includes(`<title>${title}</title>`),
          answer.body.includes(date),
        ],
        slug,
      ).toEqual([200, true, true]);
    }
  });

  it('[BLOG-04] lead from an unknown slug to the index', async () => {
    for (const slug of ['no-such-article', 'Chicago-Date-Ideas', '__proto__', '%E2%98%83', 'rss']) {
      const answer = await get(`/blog/${slug}`);
      expect([answer.statusCode, answer.headers.location], slug).toEqual([302, '/blog']);
    }
  });
});

describe('the pictures of pages', () => {
  const pictureOn = async (path: string) =>
    /og:image" content="([^"]+)"/.exec((await get(path)).body)?.[1] ?? '';

  it('[BLOG-03] are PNGs of 1200 by 630 pixels at addresses that never change', async () => {
    for (const path of ['/blog', '/date-ideas', '/blog/chicago-date-ideas']) {
      const address = await pictureOn(path);
      expect(address).toMatch(
        new RegExp(`^${publicUrl}/pictures/pages/${path.split('/').at(-1)}-[0-9a-f]{12}\\.png$`),
      );
      const answer = await get(new URL(address).pathname);
      expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/png']);
      expect([answer.rawPayload.readUInt32BE(16), answer.rawPayload.readUInt32BE(20)]).toEqual([
        1200, 630,
      ]);
      expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
      expect(answer.headers['cross-origin-resource-policy']).toBe('cross-origin');
    }
  });

  it('redirect from an old URL to the current one, and from an unknown one nowhere', async () => {
    const answer = await get('/pictures/pages/blog-0123456789ab.png');
    expect([answer.statusCode, answer.headers.location]).toEqual([302, await pictureOn('/blog')]);
    for (const file of [
      'nothing-0123456789ab.png',
      'blog.png',
      'blog-0123456789ab.jpg',
      '__proto__-0123456789ab.png',
    ]) {
      expect((await get(`/pictures/pages/${file}`)).statusCode, file).toBe(404);
    }
  });

  it('get a new URL when they change', async () => {
    const picture = () => ({ type: 'div', props: { children: 'Drawn anew' } });
    const views = {
      sharedPlan: async () => aSharedPlanView,
      site: async () => aSiteView,
      content: async () => ({ ...aContentView, picture }),
    };
    const other = await aTestApp(sqlite, { env: { PUBLIC_URL: publicUrl }, views });
    expect((await other.app.inject('/blog')).body).not.toContain(await pictureOn('/blog'));
    await other.close();
  });
});

describe('the date ideas', () => {
  const idsOn = async (url: string) =>
    [...(await get(url)).body.matchAll(/<p>([^<]+)<\/p>/g)].map(([, id]) => id);
  const idsOf = (fits: (idea: (typeof ideas)[number]) => boolean) =>
    ideas.filter(fits).map(({ id }) => id);

  it('[BLOG-05] are all listed, or filtered by city, type of couple or both', async () => {
    expect(await idsOn('/date-ideas')).toEqual(idsOf(() => true));
    expect(await idsOn('/date-ideas?city=new-york')).toEqual(
      idsOf((idea) => idea.city === 'New York'),
    );
    expect(await idsOn('/date-ideas?couple=foodies')).toEqual(
      idsOf((idea) => idea.couple === 'foodies'),
    );
    expect(await idsOn('/date-ideas?couple=foodies&city=chicago')).toEqual(
      idsOf((idea) => idea.city === 'Chicago' && idea.couple === 'foodies'),
    );
  });

  it('[BLOG-05] are all listed if a filter matches nothing or is unknown', async () => {
    const all = ideas.length;
    for (const query of [
      'city=chicago&couple=luxury',
      'city=atlantis',
      'couple=__proto__',
      'city=chicago&city=houston',
      'city[]=x',
      'city=',
      'city=chicago%20foodies',
      'page=2',
    ]) {
      expect((await idsOn(`/date-ideas?${query}`)).length, query).toBe(all);
    }
  });
});

describe('the legal texts', () => {
  it('[TERMS-01] are part of their page and have a URL of their own', async () => {
    for (const name of ['terms-of-service', 'privacy-policy'] as const) {
      const [page, document] = [await get(`/${name}`), await get(`/legal/${name}.html`)];
      expect([page.statusCode, document.statusCode]).toEqual([200, 200]);
      for (const { body } of [page, document]) expect(body).toContain(readLegalText(name));
      expect(document.headers['content-type']).toBe('text/html; charset=utf-8');
    }
    expect((await get('/legal/cookies.html')).statusCode).toBe(404);
  });
});
