import { describe, expect, it } from 'vitest';
import { type Venue } from '@rendezvous/venue-model';
import { anEvent, aVenue, openHours } from '@rendezvous/venue-model/testing';
import { at, windowsFor } from '../testing/windows-for.ts';

describe('windowsOf: sets', () => {
  const club = (showtimes: Venue['showtimes']) => aVenue({ category: 'jazz_club', showtimes });
  const sets = { weekdays: [6], begins: [at(19.5), at(22)], minutes: 90, what: 'set' } as const;

  it('lets two come shortly before a set and stay for it', () => {
    const windows = windowsFor(club([sets]), openHours([18, 26]));
    expect(
      windows.map(({ arriveFrom, arriveTo, leaveFrom, leaveBy }) => [
        arriveFrom,
        arriveTo,
        leaveFrom,
        leaveBy,
      ]),
    ).toEqual([
      [at(19), at(19.25), at(21), at(21) + 20],
      [at(21.5), at(21.75), at(23.5), at(23.5) + 20],
    ]);
  });

  it('has none on another weekday, or while the doors are shut', () => {
    expect(windowsFor(club([{ ...sets, weekdays: [0] }]), openHours([18, 26]))).toEqual([]);
    expect(windowsFor(club([sets]), openHours([20, 23]))).toEqual([]);
  });

  it('begins with the doors where no sets are published, at the latest an hour after', () => {
    const [window] = windowsFor(club([]), openHours([19, 24]));
    expect(window).toMatchObject({ arriveFrom: at(19), arriveTo: at(20) });
    // A bar that is open all day says nothing of its bands.
    const [guess] = windowsFor(club([]), openHours([11, 26]));
    expect(guess).toMatchObject({ arriveFrom: at(18.75), arriveTo: at(20) });
  });

  it('lets two come late where band follows band into the night', () => {
    const [late] = windowsFor(club([]), openHours([19, 26]), { startHour: 22 });
    expect(late).toMatchObject({ arriveFrom: at(22), arriveTo: at(24) });
  });

  it('leaves a bar with a band to those who come when they like', () => {
    const bar = aVenue({ category: 'bar', showtimes: [sets] });
    expect(windowsFor(bar, openHours([17, 26]))[0]).toMatchObject({ leaveFrom: 0 });
  });

  it('is there for a curtain at half past seven where nobody published it, and stays as for a later one', () => {
    const opera = aVenue({ category: 'theatre' });
    const evening = windowsFor(opera, openHours([10, 24]), { startHour: 16 });
    expect(evening).toHaveLength(1);
    expect(evening[0]).toMatchObject({
      ...{ arriveFrom: at(18.75), arriveTo: at(19.25), leaveFrom: at(21.25) },
    });
    // Whoever sets out later still makes one at eight.
    expect(windowsFor(opera, openHours([10, 24]), { startHour: 19.5 })[0]).toMatchObject({
      ...{ arriveFrom: at(19.5), arriveTo: at(20), leaveFrom: 0 },
    });
  });

  it('comes to a fair before its rodeo begins, and stays until the concert is over', () => {
    const fair = aVenue({
      category: 'amusement_park',
      event: anEvent({
        hours: [at(10), at(23)],
        main: [{ weekdays: [6], hours: [at(18.75), at(22)] }],
      }),
    });
    const gates = openHours([10, 23]);
    expect(windowsFor(fair, gates, { startHour: 17 })).toMatchObject([
      { arriveFrom: at(17), arriveTo: at(18.75), leaveFrom: at(22) },
    ]);
    const [byDay] = windowsFor(fair, gates, { startHour: 11 });
    expect([byDay?.arriveFrom, byDay?.leaveFrom]).toEqual([at(11), 0]);
    const [late] = windowsFor(fair, gates, { startHour: 19 });
    expect([late?.arriveFrom, late?.leaveFrom]).toEqual([at(19), 0]);
  });

  it('goes by the times of a tour', () => {
    const tours = aVenue({
      category: 'historic_site',
      showtimes: [{ weekdays: [6], begins: [at(15)], minutes: 60, what: 'tour' }],
    });
    const [tour, ...others] = windowsFor(tours, openHours([10, 17]), { startHour: 12 });
    expect(others).toEqual([]);
    expect(tour).toMatchObject({ arriveFrom: at(14.5), arriveTo: at(14) + 50, leaveFrom: at(16) });
  });

  it('stays for the whole game at a ballpark', () => {
    const ballpark = aVenue({
      category: 'attraction',
      showtimes: [{ weekdays: [6], begins: [at(18)], minutes: 165, what: 'game' }],
    });
    const [game, ...others] = windowsFor(ballpark, openHours([10, 23]), { startHour: 16 });
    expect(others).toEqual([]);
    expect(game).toMatchObject({ arriveFrom: at(17.5), leaveFrom: at(18) + 165 });
  });
});

describe('windowsOf: what passes once', () => {
  const parade = aVenue({
    category: 'attraction',
    stayMinutes: 105,
    event: anEvent({ hours: [at(8), at(11)], runs: true }),
  });
  const gathering = openHours([7.5, 11.5]);

  it('is seen from before it begins, and for as long as is usual', () => {
    expect(windowsFor(parade, gathering, { startHour: 7 })).toEqual([
      {
        arriveFrom: at(7.5),
        arriveTo: at(8) - 10,
        leaveBy: at(11.5),
        longest: 135,
        leaveFrom: at(9.75),
        every: 5,
      },
    ]);
  });

  it('is a game that nobody leaves before its end', () => {
    const game = aVenue({
      category: 'attraction',
      stayMinutes: 180,
      event: anEvent({ hours: [at(13), at(15.5)], runs: true }),
    });
    const [window] = windowsFor(game, openHours([12.5, 16]), { startHour: 12 });
    expect(window).toMatchObject({ arriveTo: at(13) - 10, leaveFrom: at(15.5) });
  });

  it('is joined while it lasts by those who set out later', () => {
    const [window] = windowsFor(parade, gathering, { startHour: 9 });
    expect([window?.arriveFrom, window?.leaveFrom]).toEqual([at(9), 0]);
  });
});
