import { describe, expect, it } from 'vitest';
import { loadSamplePlans } from './sample-plans.ts';
import { parseArticle } from './parse-article.ts';

const [outdoors, food] = loadSamplePlans().filter((plan) =>
  ['chicago-outdoorsy-1', 'chicago-foodies-1'].includes(plan.id),
);
const plans = [outdoors, food].filter((plan) => plan !== undefined);

const matter = `---
id: 6
title: 2 Date Ideas in Chicago
description: Two dates.
date: 2025-06-20
city: Chicago
keywords: [chicago]
hour: '20:00'
---
`;
const ideas = `## Outdoorsy couples {outdoorsy}

By the *lake*.

:::plan outdoorsy-1

## Foodies {foodies}

:::plan foodies-1
`;

const parse = (source: string) => parseArticle('two-dates', source, plans);
const parseBody = (body: string) => parse(`${matter}${body}`);

describe('an article', () => {
  it('is its front matter, its intro and its sections, each with prose, ideas and tips in their order', () => {
    const article = parseBody(
      `Hello & welcome.\n\n## Why Chicago\n\nThe lake.\n\n${ideas}\n:::tip sage Bring **a** layer\nIt is *cool*.\n\n- by the water\n:::\n\nAnd then?\n`,
    );
    expect(article).toMatchObject({
      id: '6',
      slug: 'two-dates',
      title: '2 Date Ideas in Chicago',
      date: '2025-06-20',
      city: 'Chicago',
      hour: '20:00',
      author: 'The Rendezvous team',
    });
    expect(article.intro).toEqual([{ kind: 'html', html: '<p>Hello &amp; welcome.</p>\n' }]);
    expect(article.sections.map(({ id, title, couple }) => [id, title, couple])).toEqual([
      ['why-chicago', 'Why Chicago', null],
      ['outdoorsy', 'Outdoorsy couples', 'outdoorsy'],
      ['foodies', 'Foodies', 'foodies'],
    ]);
    expect(article.sections[1]?.blocks).toEqual([
      { kind: 'html', html: '<p>By the <em>lake</em>.</p>\n' },
      { kind: 'plan', plan: outdoors },
    ]);
    expect(article.sections[2]?.blocks).toEqual([
      { kind: 'plan', plan: food },
      {
        kind: 'tip',
        tone: 'sage',
        title: 'Bring **a** layer',
        html: '<p>It is <em>cool</em>.</p>\n<ul>\n<li>by the water</li>\n</ul>\n',
      },
      { kind: 'html', html: '<p>And then?</p>\n' },
    ]);
  });

  it('has the quotes of print, in prose and headings alike', () => {
    const article = parseBody(
      `The guide's "one table", *'til* ten ("or so") in the '90s.\n\n## The 'L' isn't slow\n\n${ideas}`,
    );
    expect(article.intro).toEqual([
      {
        kind: 'html',
        html: '<p>The guide’s “one table”, <em>‘til</em> ten (“or so”) in the ’90s.</p>\n',
      },
    ]);
    expect(article.sections[0]?.title).toBe('The ‘L’ isn’t slow');
  });

  it('takes a minute to read for every 238 words, and at least one', () => {
    expect(parseBody(ideas).minutesToRead).toBe(1);
    expect(parseBody(`${'word '.repeat(1190)}\n\n${ideas}`).minutesToRead).toBe(5);
  });

  it('needs no city, and has then no ideas to show', () => {
    const article = parse(`${matter.replace('city: Chicago\n', '')}Plan with care.\n`);
    expect(article.city).toBeNull();
    expect(article.sections).toEqual([]);
  });
});

describe('an article with a mistake names the file and', () => {
  const file = 'Cannot read articles/two-dates.md';

  it('what is missing of its front matter', () => {
    expect(() => parse(ideas)).toThrow(`${file}, line 1: it begins without front matter`);
    expect(() => parse(`${matter.replace('description: Two dates.\n', '')}${ideas}`)).toThrow(
      `${file}: description: `,
    );
    expect(() => parse(`${matter.replace('20:00', '8 PM')}${ideas}`)).toThrow(`${file}: hour: `);
    expect(() => parse(`${matter.replace('[chicago]', '[chicago')}${ideas}`)).toThrow(file);
  });

  it('the line of a plan that does not exist, with those that do', () => {
    expect(() => parseBody(`${ideas}\n:::plan foodies-9\n`)).toThrow(
      `${file}, line 20: there is no plan "foodies-9"; there are: chicago-outdoorsy-1, chicago-foodies-1`,
    );
  });

  it('the line of a plan below a heading without a couple, or with another', () => {
    expect(() => parseBody(':::plan outdoorsy-1\n')).toThrow(
      `${file}, line 10: the plan "outdoorsy-1" stands below no heading`,
    );
    expect(() => parseBody(ideas.replace(' {outdoorsy}', ''))).toThrow(
      `${file}, line 14: the plan "outdoorsy-1" stands below no heading`,
    );
    expect(() => parseBody(ideas.replace('{outdoorsy}', '{foodies}'))).toThrow(
      `${file}, line 14: the plan "outdoorsy-1" is for outdoorsy, its heading for foodies`,
    );
    expect(() => parseBody(ideas.replace('{outdoorsy}', '{hikers}'))).toThrow(
      `${file}, line 10: "hikers" is no type of couple`,
    );
  });

  it('the line of a second section about the same', () => {
    expect(() => parseBody(`${ideas}\n## More food {foodies}\n`)).toThrow(
      `${file}, line 20: there is a section "foodies" already`,
    );
  });

  it('the plans that it leaves out or shows twice', () => {
    expect(() => parseBody(ideas.replace(':::plan foodies-1', ''))).toThrow(
      `${file}: it leaves out chicago-foodies-1`,
    );
    expect(() => parseBody(`${ideas}\n:::plan foodies-1\n`)).toThrow(
      `${file}, line 20: the plan "foodies-1" stands in the article twice`,
    );
  });

  it('how many ideas its title promises and how many it has', () => {
    expect(() => parse(`${matter.replace('2 Date', '14 Date')}${ideas}`)).toThrow(
      `${file}: its title promises 14 ideas, it has 2`,
    );
  });

  it('the line of a tip that never ends, and of anything else after three colons', () => {
    expect(() => parseBody(`${ideas}\n:::tip sage Layers\nBring one.\n`)).toThrow(
      `${file}, line 20: ":::tip sage Layers" begins neither`,
    );
    expect(() =>
      parseBody(`:::tip sage Layers\nBring one.\n\n${ideas}\n:::tip gold Share\nAll.\n:::\n`),
    ).toThrow(`${file}, line 10: the tip goes on over a plan`);
    expect(() => parseBody(`${ideas}\n:::tip red Layers\nBring one.\n:::\n`)).toThrow(
      `${file}, line 20: "red" is no color of a tip`,
    );
    expect(() => parseBody(`${ideas}\n:::video 1\n`)).toThrow(
      `${file}, line 20: ":::video 1" begins neither`,
    );
  });
});
