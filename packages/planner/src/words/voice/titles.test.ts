import { anEvent } from '@rendezvous/venue-model/testing';
import { describe, expect, it } from 'vitest';
import { aSpokenStop } from '../../testing/a-spoken-stop.ts';
import { aScene } from '../../testing/some-wishes.ts';
import { motifOf } from './motifs.ts';
import { summaryOf } from './summaries.ts';
import { gistOf } from './gist/gist.ts';
import { titleOf } from './titles.ts';
import { anEvening, gallery, ramen, club } from './testing/an-evening.ts';

describe('the words of an evening', () => {
  it('tells the same evening the same way, another day another way', () => {
    const stops = [aSpokenStop(17, gallery), aSpokenStop(18.5, ramen), aSpokenStop(20, club)];
    expect(titleOf(anEvening(stops))).toBe(titleOf(anEvening(stops)));
    const days = Array.from({ length: 28 }, (_, i) => `2027-02-${String(i + 1).padStart(2, '0')}`);
    expect(new Set(days.map((date) => titleOf(anEvening(stops, { date })))).size).toBeGreaterThan(
      2,
    );
  });

  it('names the great days of the year, whatever was asked for', () => {
    const stops = [aSpokenStop(17, gallery), aSpokenStop(18.5, ramen), aSpokenStop(20, club)];
    const onDay = (date: string) => anEvening(stops, { date });
    expect(titleOf(onDay('2026-12-25'))).toMatch(/Christmas Night/);
    expect(summaryOf(onDay('2026-12-25'), 'Jazz')).toMatch(/^Christmas Night/);
    expect(titleOf(onDay('2027-02-14'))).toMatch(/Valentine’s Night/);
    expect(titleOf(onDay('2027-11-25'))).toMatch(/Thanksgiving/);
    expect(titleOf(onDay('2026-12-26'))).not.toMatch(/Christmas/);
  });

  it('calls no dinner by the brunch that its table is known for', () => {
    const table = { ...ramen, cuisines: ['mexican'], knownFor: ['mexican brunch'] } as const;
    const days = Array.from({ length: 28 }, (_, i) => `2027-02-${String(i + 1).padStart(2, '0')}`);
    const stops = [aSpokenStop(17, gallery), aSpokenStop(18.5, table), aSpokenStop(20, club)];
    const titles = days.flatMap((date) =>
      [[], ['mexican brunch']].map((interests) =>
        titleOf(anEvening(stops, { date }, { interests })),
      ),
    );
    expect(titles.join(' ')).not.toMatch(/brunch/i);
  });

  it('names the place where the year ends, for who is out at midnight', () => {
    const floor = { name: 'The Loft', category: 'dance_hall', neighborhood: 'Pilsen' } as const;
    const evening = anEvening([aSpokenStop(21, ramen), aSpokenStop(23.5, floor)], {
      date: '2026-12-31',
    });
    expect(titleOf(evening)).toMatch(/Midnight/);
    expect(
      titleOf(
        anEvening([aSpokenStop(18, ramen), aSpokenStop(19.5, floor)], { date: '2026-12-31' }),
      ),
    ).not.toMatch(/Midnight/);
  });

  it('calls no ball game a sunset, and no stage off Broadway one on it', () => {
    const park = { name: 'The Ballpark', category: 'attraction', indoor: false } as const;
    const sun = { sunrise: 6 * 60, sunset: 19 * 60, dusk: 19.5 * 60 };
    for (let day = 10; day < 29; day += 1) {
      const context = { sun, date: `2027-08-${day}` };
      const evening = anEvening([aSpokenStop(16, ramen), aSpokenStop(18.25, park)], context);
      expect(titleOf(evening)).not.toMatch(/sunset|light/i);
    }
    const stage = aSpokenStop(20, { category: 'theatre', knownFor: ['off-broadway', 'new plays'] });
    expect(gistOf(stage, aScene()).full).not.toContain('Broadway show');
  });

  it('writes towns and months in the names of events with their capitals', () => {
    const event = anEvent();
    const said = (name: string, address: string) =>
      gistOf(aSpokenStop(9, { name, address, event }), aScene()).full;
    expect(said('Gilbert farmers market', '222 N Ash St, Gilbert')).toBe(
      'the Gilbert farmers market',
    );
    expect(said('December lights downtown', '1 Main St, Tempe')).toBe(
      'the December lights downtown',
    );
    expect(said('Cherry blossom in the garden', '1 Main St, Tempe')).toBe(
      'the cherry blossom in the garden',
    );
  });

  it('names no dinner for brunch', () => {
    const table = { ...ramen, cuisines: [], knownFor: ['brunch'] } as const;
    expect(motifOf(aSpokenStop(11, table), aScene())).toBe('Brunch');
    for (let day = 10; day < 29; day += 1)
      expect(
        titleOf(
          anEvening([aSpokenStop(17, gallery), aSpokenStop(19, table)], { date: `2027-02-${day}` }),
        ),
      ).not.toMatch(/Brunch/);
  });

  it('takes no participle for a thing', () => {
    const dipped = { name: 'Cocoa', category: 'chocolate_shop', motif: 'Dipped' } as const;
    for (let day = 10; day < 29; day += 1)
      expect(
        titleOf(
          anEvening([aSpokenStop(18, ramen), aSpokenStop(20, dipped)], { date: `2027-02-${day}` }),
        ),
      ).not.toMatch(/Dipped/);
  });

  it('names no evening by its two ends', () => {
    const stops = [aSpokenStop(17, gallery), aSpokenStop(18.5, ramen), aSpokenStop(20, club)];
    for (let day = 10; day < 29; day += 1)
      expect(titleOf(anEvening(stops, { date: `2027-02-${day}` }))).not.toMatch(
        /White Walls|Cellar/,
      );
  });

  it('calls an evening neither by a name that only regulars know nor by what a stage may not play', () => {
    const mural = {
      name: 'Murals of the House',
      category: 'public_art',
      motif: 'MaestraPeace',
      description: 'A four-story mural, MaestraPeace, wraps the whole house.',
      knownFor: ['maestrapeace', 'murals'],
    } as const;
    const stage = {
      name: 'Center Stage',
      category: 'theatre',
      description: 'Three stages for plays, and musicals that come to town.',
      knownFor: ['plays'],
    } as const;
    for (let day = 10; day < 29; day += 1) {
      const date = `2027-02-${day}`;
      expect(
        titleOf(anEvening([aSpokenStop(15, mural), aSpokenStop(18, ramen)], { date })),
      ).not.toMatch(/Maestra/);
      const wishes = { interests: ['musicals'] };
      expect(
        titleOf(anEvening([aSpokenStop(18, ramen), aSpokenStop(20, stage)], { date }, wishes)),
      ).not.toMatch(/Musicals/);
    }
  });

  it('takes no word into a title that only describes a thing', () => {
    const shrimp = {
      name: 'Yang Chow',
      category: 'restaurant',
      motif: 'Slippery',
      knownFor: ['slippery shrimp'],
      description: 'White tablecloths and the slippery shrimp of the seventies.',
    } as const;
    for (let day = 10; day < 29; day += 1)
      expect(
        titleOf(
          anEvening([aSpokenStop(18, shrimp), aSpokenStop(20, club)], { date: `2027-02-${day}` }),
        ),
      ).not.toMatch(/Slippery(?! Shrimp)/);
  });

  it('gives two options two names', () => {
    const evening = anEvening([
      aSpokenStop(17, gallery),
      aSpokenStop(18.5, ramen),
      aSpokenStop(20, club),
    ]);
    const first = titleOf(evening);
    expect(titleOf(evening, [first])).not.toBe(first);
  });

  it('calls an evening late only when it ends after eleven', () => {
    const late = { ...club, showtimes: [] };
    for (let day = 10; day < 29; day += 1) {
      const at = (hour: number) =>
        titleOf(
          anEvening([aSpokenStop(hour - 2, ramen), aSpokenStop(hour, late)], {
            date: `2027-02-${day}`,
          }),
        );
      expect(at(20)).not.toMatch(/Late/);
      expect(at(22.5)).not.toMatch(/ to Follow|, Plus /);
    }
  });
});
