import { createGazetteer, loadCatalogue } from '@rendezvous/venues';
import { describe, expect, it } from 'vitest';
import { placeMeant } from './place-meant.ts';

const { locate } = createGazetteer(loadCatalogue());

describe('a name that several places bear', () => {
  it('is the place that a wish names, with the others to choose from', () => {
    const place = placeMeant({ location: 'Highland Park', interests: ['ravinia'] }, locate);
    expect(place).toMatchObject({ label: 'Highland Park, IL', note: 'Read as Highland Park, IL' });
    expect(place?.choices?.map(({ label }) => label)).toEqual([
      'Highland Park, IL',
      'Highland Park & Eagle Rock, Los Angeles, CA',
      'Highland Park, NJ',
    ]);
  });

  it('is what most people mean by it where no wish names one', () => {
    for (const interests of [[], ['jazz'], ['ramen', 'bowling']])
      expect(placeMeant({ location: 'Highland Park', interests }, locate)).toEqual(
        locate('Highland Park'),
      );
  });
});
