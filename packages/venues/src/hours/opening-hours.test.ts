import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { Opening, TimeSpan } from '@rendezvous/venue-model';
import { describe, expect, it } from 'vitest';
import { hoursProblem } from './opening-by-rule.ts';
import { readOpening } from './opening-hours.ts';

/** A Tuesday without anything special about it. */
const tuesday = '2026-05-05';
const [friday, saturday, sunday, monday] = ['2026-05-08', '2026-05-09', '2026-05-10', '2026-05-11'];
const [thanksgiving, christmas, newYear] = ['2026-11-26', '2026-12-25', '2027-01-01'];
const unpublished: Opening = { known: false, because: 'unpublished' };
/** A holiday that the rule does not name: open at most as on that weekday. */
const holiday = (...bounds: TimeSpan[]): Opening => ({
  known: false,
  because: 'holiday',
  bounds: bounds.map(([from, to]) => [from * 60, to * 60]),
});

const open = (...hours: readonly (readonly [fromHour: number, toHour: number])[]): Opening => ({
  known: true,
  spans: hours.map(([from, to]) => [from * 60, to * 60]),
});
const closed = open();
const read = (hours: string | null, date = tuesday, openOnHolidays = false): Opening =>
  readOpening(hours, { date, state: 'CA', openOnHolidays });

type Row = readonly [hours: string, date: string, opening: Opening];
function expectRows(rows: readonly Row[]): void {
  for (const [hours, date, opening] of rows)
    expect(read(hours, date), `"${hours}" on ${date}`).toEqual(opening);
}

describe('readOpening', () => {
  it('reads days and hours', () => {
    expectRows([
      ['Mo-Su 10:00-18:00', tuesday, open([10, 18])],
      ['Tu-Su 10:00-18:00', monday, closed],
      ['Mo-Fr 11:30-14:30,17:00-21:30', tuesday, open([11.5, 14.5], [17, 21.5])],
      ['Mo,We,Fr 09:00-17:00', tuesday, closed],
      ['We-Mo 09:00-17:00', tuesday, closed],
      ['10:00-18:00', sunday, open([10, 18])],
      ['Mo-Su 10:00-18:00; Tu off', tuesday, closed],
      ['Tu[1] 10:00-21:00', tuesday, open([10, 21])],
      ['Tu[2] 10:00-21:00', tuesday, closed],
      ['Mo-Su 10:00-18:00; 2026 May 05 off', tuesday, closed],
      ['Mo-Fr 8:00-17:00', tuesday, open([8, 17])],
    ]);
  });

  it('goes on past midnight, and begins with what is left of the night before', () => {
    expectRows([
      ['Tu 20:00-03:00', tuesday, open([20, 27])],
      ['Mo-Su 17:00-00:00', tuesday, open([17, 24])],
      ['Mo-Su 16:00-24:00', tuesday, open([16, 24])],
      ['17:00-26:00', tuesday, open([0, 2], [17, 26])],
      ['Fr-Sa 20:00-02:00', sunday, open([0, 2])],
      ['Tu 22:00-02:00; We 00:00-04:00', tuesday, open([22, 28])],
    ]);
  });

  it('does not close a Friday night at midnight because Saturday has hours of its own', () => {
    const bar = 'Mo-Th 16:00-01:00; Fr 16:00-02:00; Sa 10:00-02:00; Su 10:00-01:00';
    expectRows([
      [bar, friday, open([0, 1], [16, 26])],
      [bar, saturday, open([0, 2], [10, 26])],
      [bar, sunday, open([0, 2], [10, 25])],
      ['Mo-Sa 18:00-02:00; Su off', saturday, open([0, 2], [18, 26])],
      ['Mo-Sa 18:00-02:00; Su off', sunday, open([0, 2])],
      ['Mo-Th 17:00-24:00; Fr-Su 12:00-02:00', tuesday, open([17, 24])],
    ]);
  });

  it('reads around the clock', () => {
    expectRows([
      ['24/7', tuesday, open([0, 30])],
      ['24/7', christmas, open([0, 30])],
      ['24/7; Dec 25 off', christmas, open([24, 30])],
      ['Mo-Su 00:00-24:00', tuesday, open([0, 30])],
    ]);
  });

  it('reads months', () => {
    const garden = 'Apr-Oct 09:00-20:00; Nov-Mar 09:00-16:00';
    expectRows([
      [garden, tuesday, open([9, 20])],
      [garden, '2026-12-01', open([9, 16])],
      ['May-Sep Mo-Fr 10:00-12:00', '2026-10-06', closed],
      ['Jan 15-Feb 15 off; Mo-Su 10:00-18:00', tuesday, open([10, 18])],
      ['Mo-Su 10:00-18:00; Jan 15-Feb 15 off', '2026-02-01', closed],
    ]);
  });

  it('knows the public holidays of the state', () => {
    expectRows([
      ['Mo-Su 10:00-18:00; PH off', '2026-07-04', closed],
      ['Mo-Su 10:00-18:00; PH 12:00-16:00', '2026-07-04', open([12, 16])],
      ['Mo-Su 10:00-18:00; PH off', tuesday, open([10, 18])],
      ['Mo-Su 10:00-18:00', '2026-07-04', open([10, 18])],
    ]);
  });

  it('is not known on the great holidays unless the rule names the day', () => {
    expectRows([
      ['Mo-Su 10:00-18:00', thanksgiving, holiday([10, 18])],
      ['Mo-Su 10:00-18:00', christmas, holiday([10, 18])],
      ['Mo-Su 10:00-18:00', newYear, holiday([10, 18])],
      // Thanksgiving is a Thursday: shut on Thursdays, shut on the holiday.
      ['Mo-We 10:00-18:00', thanksgiving, holiday()],
      ['Mo-Su 10:00-18:00; Nov Th[4] off', thanksgiving, closed],
      ['Mo-Su 10:00-18:00; Nov Th[4] 12:00-16:00', thanksgiving, open([12, 16])],
      ['Mo-Su 10:00-18:00; Nov Th[4] off', christmas, holiday([10, 18])],
      ['Mo-Su 10:00-18:00; Dec 25 off', christmas, closed],
      ['Mo-Su 10:00-18:00; Dec 24-26 off', christmas, closed],
      ['Mo-Su 10:00-18:00; Jan 01 off', newYear, closed],
      ['Mo-Su 10:00-18:00; Jan 1 12:00-18:00', newYear, open([12, 18])],
      ['Mo-Su 10:00-18:00; PH off', christmas, closed],
      ['Mo-Su 10:00-18:00; Nov Th[4] off; Dec 25 off; Jan 01 off', tuesday, open([10, 18])],
    ]);
  });

  it('does not take the start of a season for a word about New Year’s Day', () => {
    expect(read('Jan 1-Mar 31 10:00-16:00; Apr 1-Dec 31 09:00-18:00', newYear)).toEqual(
      holiday([10, 16]),
    );
    expect(read('Mo-Su 10:00-18:00; Jan 1-2 off', newYear)).toEqual(closed);
  });

  it('is known on the great holidays if the kind of place never shuts', () => {
    expect(read('Mo-Su 06:00-22:00', christmas, true)).toEqual(open([6, 22]));
  });

  it('is unknown if not given', () => {
    expect(read(null)).toEqual(unpublished);
    expect(read(null, christmas)).toEqual(unpublished);
  });

  it('is not known when the hours do not decide', () => {
    for (const hours of [
      '"by appointment"',
      'Tu-Su 10:00-17:00 "by appointment"',
      'by appointment',
      'unknown',
      'Mo-Su 18:00+',
      'sunrise-sunset',
      'Mo-Su 09:00-dusk',
      'Mo-Su',
      'Weekdays',
      'open',
    ])
      expect(read(hours), hours).toEqual(unpublished);
  });

  it('keeps what is sure beside what is not', () => {
    expect(read('Tu 10:00-12:00, Tu 13:00-15:00 "by appointment"')).toEqual(open([10, 12]));
  });

  it('is not known when the hours cannot be read', () => {
    for (const hours of [
      '',
      ' ',
      'banana',
      '10',
      '10AM',
      'Mo-Fr 09:00-',
      'Mo-Fr 25:00-26:00',
      '11:00',
      ';;;',
      '🍕',
      'siehe Webseite',
      'Di-Fr 10:00-18:00',
      'x'.repeat(255),
    ])
      expect(read(hours), hours).toEqual(unpublished);
  });

  it('says that it does not know if the library goes in circles', () => {
    expect(read('Mo-Fr 08:00-18:00; PH off', '2033-12-30')).toEqual(unpublished);
  });

  it('answers the same when asked again', () => {
    expect(read('Mo-Su 10:00-18:00')).toEqual(read('Mo-Su 10:00-18:00'));
    expect(read('banana')).toEqual(read('banana'));
  });
});

describe('hoursProblem', () => {
  it('says what cannot be read, and nothing of what can', () => {
    expect(hoursProblem('Mo-Su 10:00-18:00', 'CA')).toBeUndefined();
    expect(hoursProblem('banana', 'CA')).toBe('"banana" is not opening_hours syntax');
  });
});

// oxlint-disable-next-line no-restricted-properties -- where the public data lie
const dataFolder = process.env['VENUE_DATA_DIR'];
if (dataFolder === undefined)
  console.log(
    'opening hours of real places: skipped, set VENUE_DATA_DIR to the folder that holds kind-opening-hours/',
  );

/** The lines of a file of `count<TAB>value`, the most frequent value first. */
function countedHours(file: string): { count: number; hours: string }[] {
  const bytes = readFileSync(join(dataFolder ?? '', 'kind-opening-hours', file));
  const lines = (file.endsWith('.gz') ? gunzipSync(bytes) : bytes)
    .toString('utf8')
    .split('\n')
    .filter((line) => line.includes('\t'));
  return lines.map((line) => ({
    count: Number.parseInt(line, 10),
    hours: line.slice(line.indexOf('\t') + 1),
  }));
}

describe.skipIf(dataFolder === undefined)('readOpening, on the hours of real places', () => {
  it('knows the hours of at least 97 % of the places that carry one of the 5,000 most frequent values', () => {
    const values = countedHours('oh_valid_world_counts.tsv').slice(0, 5000);
    let [places, known, knownValues] = [0, 0, 0];
    for (const { count, hours } of values) {
      const isKnown = read(hours).known;
      places += count;
      known += isKnown ? count : 0;
      knownValues += Number(isKnown);
    }
    expect(values).toHaveLength(5000);
    expect(known / places, `${known} of ${places} places`).toBeGreaterThanOrEqual(0.97);
    // What is left are open ends ('18:00+'), comments, and values that only pass for
    // syntax in another language.
    expect(
      knownValues / values.length,
      `${knownValues} of ${values.length} values`,
    ).toBeGreaterThanOrEqual(0.96);
  });

  it('never fails on what people wrote that is not syntax', () => {
    const values = countedHours('oh_invalid_counts.tsv.gz');
    for (let i = 0; i < 2000; i += 1) {
      const { hours } = values[Math.floor((i * values.length) / 2000)] ?? { hours: '' };
      expect(() => read(hours), hours).not.toThrow();
    }
  });
});
