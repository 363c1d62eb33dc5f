import { describe, expect, it } from 'vitest';
import { formsOfStreet, streetOf, streetsIn } from './streets.ts';

describe('streetOf', () => {
  it('reads a street as one, however it is written', () => {
    for (const text of ['5th Ave', 'W Fifth Avenue', '725 5th av', 'the 5th avenue'])
      expect(streetOf(text)).toBe('5th avenue');
    expect(streetOf('Sunset Blvd.')).toBe('sunset boulevard');
    expect(streetOf('St. Mark’s Pl')).toBe('st marks place');
  });

  it('takes nothing else for a street', () => {
    for (const text of [
      'ave',
      'street art',
      'union square',
      'a bar on the quiet side of the street',
    ])
      expect(streetOf(text)).toBeUndefined();
  });

  it('finds both streets of a corner in an address, and writes each as people do', () => {
    expect(streetsIn('18th St & Illinois St, San Francisco')).toEqual([
      '18th street',
      'illinois street',
    ]);
    expect(streetsIn('24-19 Steinway St, Queens')).toEqual(['steinway street']);
    expect(formsOfStreet('devon avenue')).toEqual(['devon avenue', 'devon ave', 'devon av']);
  });
});
