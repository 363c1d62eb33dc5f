import { expect, it } from 'vitest';
import { rssFeed } from './rss-feed.ts';

it('the feed survives titles that look like markup', () => {
  const article = {
    id: '1',
    slug: 'x',
    title: `<b>"R&D" & 'dates'</b>`,
    description: ']]>',
    date: '2026-01-01',
    author: 'a',
    city: null,
    keywords: ['a&b'],
    hour: '18:00',
    minutesToRead: 1,
    intro: [],
    sections: [],
  };
  const feed = rssFeed([article], 'https://dates.example');
  expect(feed).toContain(
    '<title>&lt;b&gt;&quot;R&amp;D&quot; &amp; &apos;dates&apos;&lt;/b&gt;</title>',
  );
  expect(feed).toContain('<description>]]&gt;</description>');
  expect(feed).toContain('<category>a&amp;b</category>');
});
