import { costing } from '@rendezvous/venue-model/testing';
import { describe, expect, it } from 'vitest';
import { aSpokenStop } from '../../testing/a-spoken-stop.ts';
import { aScene } from '../../testing/some-wishes.ts';
import { momentOf, spokenName } from './moments.ts';
import { mostWords, summaryOf } from './summaries.ts';
import { tipsOf } from './tips.ts';
import { titleOf } from './titles.ts';
import { anEvening, gallery, ramen, club } from './testing/an-evening.ts';

describe('the words of an evening', () => {
  it('takes its words from the places: motif and moment before what the kind suggests', () => {
    const clay = {
      ...gallery,
      motif: 'Clay',
      knownFor: ['clay'],
      moment: 'pick out a handmade cup together',
    };
    const masa = { ...ramen, motif: 'Tacos' };
    const stops = [aSpokenStop(17, clay), aSpokenStop(18.5, masa), aSpokenStop(20, club)];
    for (let day = 10; day < 29; day += 1) {
      const evening = anEvening(stops, { date: `2027-02-${day}` });
      expect(titleOf(evening)).not.toMatch(/Gallery|Ramen/);
      expect(summaryOf(evening, '')).not.toContain('look at art');
    }
  });

  it('speaks of the sunset only when a stop in the open holds it', () => {
    const view = { name: 'The Knoll', category: 'viewpoint' } as const;
    const tell = (fromHour: number) => {
      const stops = [aSpokenStop(fromHour, view), aSpokenStop(fromHour + 1.5, ramen)];
      return Array.from({ length: 19 }, (_, i) => {
        const evening = anEvening(stops, {
          date: `2027-02-${i + 10}`,
          sun: { sunrise: 420, sunset: 17.5 * 60, dusk: 18 * 60 },
        });
        return `${titleOf(evening)} ${summaryOf(evening, '')}`;
      }).join(' ');
    };
    expect(tell(17)).toMatch(/sunset|Sunset/);
    expect(tell(13)).not.toMatch(/sunset|Sunset|Last Light/);
  });

  it('keeps a moment of the last light for those who are there for it', () => {
    const rock = {
      name: 'The Rock',
      category: 'viewpoint',
      moment: 'climb up for the last light',
    } as const;
    const sun = { sunrise: 420, sunset: 17.5 * 60, dusk: 18 * 60 };
    const scene = aScene({ context: { sun } });
    expect(momentOf(aSpokenStop(17, rock), scene)).toBe('climb up for the last light');
    const behind = { ...rock, moment: 'watch the sun go behind the hill' };
    expect(momentOf(aSpokenStop(22, behind), scene)).not.toMatch(/sun/);
    expect(momentOf(aSpokenStop(12, rock), scene)).toBe('take in the view from the Rock');
  });

  it('speaks to nobody of what they do not eat or drink', () => {
    const grill = {
      name: 'Grill',
      category: 'restaurant',
      moment: 'share the duck tacos',
    } as const;
    const arcade = {
      name: 'Ciderworks',
      category: 'arcade',
      moment: 'play for the cider',
    } as const;
    const of = (wishes: Parameters<typeof aScene>[0]) => aScene(wishes);
    expect(momentOf(aSpokenStop(19, grill), of({ wishes: { diets: ['vegan'] } }))).toBe(
      'have dinner at Grill',
    );
    expect(momentOf(aSpokenStop(19, arcade), of({ wishes: { diets: ['no alcohol'] } }))).toBe(
      'play a few rounds at Ciderworks',
    );
    expect(momentOf(aSpokenStop(19, grill), of({}))).toBe('share the duck tacos');
    const stairs = { name: 'Hall', category: 'landmark', moment: 'kiss on the stairs' } as const;
    for (const interests of [['our 6 year old'], ['wheelchair']])
      expect(momentOf(aSpokenStop(12, stairs), of({ wishes: { interests } }))).toBe(
        'stand before Hall',
      );
    expect(momentOf(aSpokenStop(12, stairs), of({}))).toBe('kiss on the stairs');
  });

  it.each([2, 3, 4, 5, 6])('tells %i stops in one plain sentence of at most 35 words', (count) => {
    const kinds = ['gallery', 'restaurant', 'park', 'cafe', 'cinema', 'bar'] as const;
    const stops = kinds.slice(0, count).map((category, i) => aSpokenStop(10 + 2 * i, { category }));
    for (let day = 10; day < 29; day += 1) {
      const summary = summaryOf(anEvening(stops, { date: `2027-02-${day}` }), '');
      expect(summary).toMatch(/^[A-Z][^.!?]*\.$/);
      expect(summary.split(' ').length).toBeLessThanOrEqual(mostWords);
      expect(summary).not.toMatch(/undefined|null|@|, ,|\.\./);
    }
  });

  it('tells of two stops with the same thing the second by what it is', () => {
    const bowls = { name: 'Bowl Park', category: 'park', knownFor: ['skateboarding'] } as const;
    const walk = { ...bowls, name: 'Strand', category: 'promenade' } as const;
    const summary = summaryOf(anEvening([aSpokenStop(12, bowls), aSpokenStop(14, walk)], {}), '');
    expect(summary.match(/skateboarding/gi)).toHaveLength(1);
    expect(summary).toMatch(/a walk along Strand/i);
  });

  it('counts up what there is, behind what the evening is', () => {
    const shop = { name: 'Pages', category: 'bookshop', gist: 'the zines at Pages' } as const;
    const noodles = { ...ramen, gist: 'ramen at Slurp' } as const;
    const cave = { name: 'Cave', category: 'wine_bar', gist: 'a brick wine cave' } as const;
    const tell = (mood: string, day: number) =>
      summaryOf(
        anEvening(
          [aSpokenStop(17, shop), aSpokenStop(18.5, noodles), aSpokenStop(20, cave)],
          { date: `2027-02-${day}` },
          { mood },
        ),
        '',
      );
    const days = Array.from({ length: 19 }, (_, i) => i + 10);
    for (const day of days)
      expect(tell('', day)).toMatch(/the zines at Pages.* ramen at Slurp.* a brick wine cave/i);
    expect(new Set(days.map((day) => tell('', day))).size).toBeGreaterThan(4);
    const cozy = days.map((day) => tell('cozy', day));
    expect(cozy.some((text) => /^A cozy .*: the zines at Pages, ramen/.test(text))).toBe(true);
  });

  it('says what has to be booked, and leaves what locals know to the description', () => {
    const booked = { need: 'required', ahead: 'a week ahead', url: null } as const;
    const stops = [
      aSpokenStop(17, { ...gallery, tip: 'The door is around the corner.' }),
      aSpokenStop(18.5, { ...ramen, tip: 'Put your name on the list first.', cost: costing(40) }),
      aSpokenStop(20, { ...club, booking: booked, tip: 'Sit on the left.' }),
    ];
    const tips = tipsOf(anEvening(stops), new Set());
    expect(tips).toEqual(['You need to book Blue Note Cellar a week ahead.']);
  });

  it('says when the set begins that the two are in time for', () => {
    const showtimes = [
      { weekdays: [0, 1, 2, 3, 4, 5, 6], begins: [20.5 * 60], minutes: 75, what: 'set' as const },
    ];
    const tips = tipsOf(
      anEvening([aSpokenStop(18, ramen), aSpokenStop(20.25, { ...club, showtimes })]),
      new Set(),
    );
    expect(tips).toContain(
      'Blue Note Cellar usually begins at 8:30 PM; check what is on before you go.',
    );
  });
});

describe('spokenName', () => {
  it('gives an article to things that are spoken with one', () => {
    expect(spokenName('Asian Art Museum')).toBe('the Asian Art Museum');
    expect(spokenName('The Alembic')).toBe('the Alembic');
    expect(spokenName('Menil Park')).toBe('Menil Park');
    expect(spokenName("Quimby's Bookstore")).toBe("Quimby's Bookstore");
    expect(spokenName(`Levain Bakery`)).toBe('Levain Bakery');
  });
});
