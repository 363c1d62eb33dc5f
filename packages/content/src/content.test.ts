import { describe, expect, it } from 'vitest';
import { coupleTypeNames } from './couple-type.ts';
import { legalTexts, readLegalText } from './legal-text.ts';
import { loadArticles } from './load-articles.ts';
import { loadSamplePlans } from './sample-plans.ts';
import { loadSampleRequests } from './sample-requests.ts';

const plans = loadSamplePlans();
const ideasOf = (city: string) => plans.filter((plan) => plan.city === city);
const countsByCity = {
  Chicago: 14,
  Houston: 12,
  'Los Angeles': 15,
  'New York': 15,
  Phoenix: 12,
  'San Francisco': 12,
};
const cities = Object.keys(countsByCity);

describe('the articles', () => {
  it('are sorted newest first', () => {
    const dates = loadArticles().map((article) => article.date);
    expect(dates.length).toBeGreaterThan(0);
    expect(dates).toEqual(dates.toSorted().reverse());
  });

  it('[BLOG-02] hold the ideas that their titles promise, a section and a tip for each type of couple, and a beginning and an end without any', () => {
    for (const { title, city, sections } of loadArticles().filter(
      (article) => article.city !== null,
    )) {
      const couples = sections.filter((section) => section.couple !== null);
      expect(title).toMatch(
        new RegExp(
          `^${ideasOf(city ?? '').length} AI-Generated Date Ideas in ${city} for Every Type of Couple$`,
        ),
      );
      expect(couples.map((section) => section.couple)).toEqual(
        coupleTypeNames.filter((couple) =>
          ideasOf(city ?? '').some((plan) => plan.couple === couple),
        ),
      );
      for (const { blocks, title: heading } of couples)
        expect(
          blocks.filter((block) => block.kind === 'tip'),
          `${city}: ${heading}`,
        ).toHaveLength(1);
      expect(sections[0]?.couple).toBeNull();
      expect(sections.at(-1)?.couple).toBeNull();
    }
  });
});

describe('the date ideas', () => {
  it('[BLOG-02] are as many a city as its article promises, for all seven types of couple, in Chicago for six', () => {
    expect(Object.fromEntries(cities.map((city) => [city, ideasOf(city).length]))).toEqual(
      countsByCity,
    );
    expect(plans).toHaveLength(80);
    for (const city of cities) {
      const expected =
        city === 'Chicago'
          ? coupleTypeNames.filter((couple) => couple !== 'luxury')
          : coupleTypeNames;
      expect([...new Set(ideasOf(city).map((plan) => plan.couple))], city).toEqual(expected);
    }
  });

  it('have three places each, none of them twice in an article', () => {
    for (const { id, plan } of plans) expect(plan.venues, id).toHaveLength(3);
    for (const city of cities) {
      const venueIds = ideasOf(city).flatMap(({ plan }) =>
        plan.venues.map((venue) => venue.venue_id),
      );
      expect(
        venueIds.filter((id, i) => venueIds.indexOf(id) !== i),
        city,
      ).toEqual([]);
    }
  });

  it('have ids that tell the city and the couple, each once', () => {
    expect(new Set(plans.map((plan) => plan.id)).size).toBe(plans.length);
    for (const { id, city, couple } of plans)
      expect(id).toMatch(new RegExp(`^${city.toLowerCase().replaceAll(' ', '-')}-${couple}-\\d$`));
  });

  it('are those that were asked for', () => {
    const asked = [...loadSampleRequests().values()].flatMap(({ city, requests, common }) =>
      requests.map(({ couple, config }) => ({ city, couple, request: { ...common, ...config } })),
    );
    expect(plans.map(({ city, couple }) => [city, couple])).toEqual(
      asked.map(({ city, couple }) => [city, couple]),
    );
    expect(
      plans.map(({ request }) => [request.location, request.start_cal_date, request.start_time]),
    ).toEqual(
      asked.map(({ request }) => [request.location, request.start_cal_date, request.start_time]),
    );
  });

  it('are cheap for those who count and special for those who do not', () => {
    for (const { id, couple, plan } of plans) {
      if (couple === 'budget') expect(plan.cost.expected, id).toBeLessThanOrEqual(40);
      if (couple === 'luxury') expect(plan.cost.expected, id).toBeGreaterThanOrEqual(200);
    }
  });
});

describe('the legal texts', () => {
  it('[TERMS-01] are pieces of HTML', () => {
    for (const name of legalTexts)
      expect(readLegalText(name)).toMatch(/^<(h1|h2|p)>[\s\S]*<\/(p|ul|ol)>\n$/);
  });
});
