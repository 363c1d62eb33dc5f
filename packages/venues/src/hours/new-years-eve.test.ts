import { openHours } from '@rendezvous/venue-model/testing';
import { expect, it } from 'vitest';
import { onNewYearsEve } from './new-years-eve.ts';

it('keeps the bars of an evening open past midnight on New Year’s Eve alone', () => {
  const evening = openHours([17, 24]);
  expect(onNewYearsEve(evening, 'bar', '2026-12-31')).toMatchObject({ spans: [[1020, 1500]] });
  expect(onNewYearsEve(evening, 'bar', '2026-12-30')).toBe(evening);
  expect(onNewYearsEve(evening, 'restaurant', '2026-12-31')).toBe(evening);
  const late = openHours([17, 28]);
  expect(onNewYearsEve(late, 'dance_hall', '2026-12-31')).toEqual(late);
  const lunch = openHours([11, 15]);
  expect(onNewYearsEve(lunch, 'bar', '2026-12-31')).toEqual(lunch);
});
