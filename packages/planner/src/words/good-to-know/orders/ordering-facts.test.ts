import { describe, expect, it } from 'vitest';
import { holdingsOf, isHeldBy, readDiets, type Food } from '@rendezvous/language';
import { aVenue } from '@rendezvous/venue-model/testing';
import { cuisines, type Cuisine, type Venue } from '@rendezvous/venue-model';
import type { Scene } from '../../../scene.ts';
import { kitchenOf } from './hidden.ts';
import { orderingFacts } from './ordering-facts.ts';

const aKitchen = (cuisine: Cuisine, given: Partial<Venue> = {}): Venue =>
  aVenue({ name: 'Lucky', category: 'restaurant', cuisines: [cuisine], knownFor: [], ...given });

interface Asked {
  readonly diets?: readonly string[];
  readonly asked?: readonly string[];
  readonly dislikes?: readonly string[];
}

/** What two people who leave something out are told of where they eat at seven. */
function told(venues: readonly Venue[], { diets = [], asked = [], dislikes = [] }: Asked): string {
  const scene = {
    ...readDiets(diets, asked),
    needs: [],
    wishes: { dislikes },
    context: { date: '2027-04-15' },
  } as unknown as Scene;
  const opening = { known: false, because: 'unpublished' } as const;
  const stops = venues.map((venue) => ({ venue, arrival: 19 * 60, departure: 20 * 60, opening }));
  return orderingFacts(stops as never, scene)
    .map(({ text }) => text)
    .join(' ');
}

describe('what two people order', () => {
  it('is what the kitchen itself is known for, without what they leave out', () => {
    const text = told([aKitchen('greek', { knownFor: ['moussaka', 'octopus', 'lamb chops'] })], {
      diets: ['pescatarian'],
    });
    expect(text).toMatch(/octopus.*the moussaka/i);
    expect(text).not.toContain('lamb chops');
  });

  it('is what such kitchens have, where its own dishes are not known, and says where it hides', () => {
    expect(told([aKitchen('dim-sum')], { diets: ['no pork'] })).toMatch(/har gow.*turnip cake/i);
    expect(told([aKitchen('indian')], { diets: ['vegan'] })).toMatch(/ghee/);
    expect(told([aKitchen('thai')], { diets: ['vegetarian'] })).toMatch(/fish sauce/);
    expect(told([aKitchen('mexican')], { diets: ['gluten-free'] })).toMatch(/corn tortillas/);
    expect(told([aKitchen('ramen')], { diets: ['vegan'] })).toMatch(/dashi/);
    const meatless = aKitchen('indian', { why: ['All vegetarian; one long dosa for two'] });
    expect(told([meatless], { diets: ['vegetarian'] })).toBe('');
  });

  it('begins with an allergy by its proper name and ends with saying it before they order', () => {
    const text = told(
      [aKitchen('thai', { knownFor: ['satay', 'drunken noodles', 'spring rolls'] })],
      { asked: ['penut alergy'] },
    );
    expect(text).toMatch(/^Peanut allergy: at Lucky, .*drunken noodles.*the satay/);
    expect(text).toContain('before you order');
    expect(text).not.toMatch(/spring rolls|penut/);
  });

  it('names what to leave at the next stop too', () => {
    const gelato = aVenue({
      name: 'Due',
      category: 'ice_cream',
      cuisines: ['ice-cream'],
      knownFor: ['gelato'],
    });
    expect(told([aKitchen('italian'), gelato], { asked: ['tree nut allergy'] })).toMatch(
      /pesto.*At Due, leave pistachio.*at both before you order/,
    );
  });

  it('promises nothing of an unknown kitchen, and still has the allergy said', () => {
    const bare = aVenue({ name: 'Lucky', category: 'restaurant', cuisines: [], knownFor: [] });
    expect(told([bare], { asked: ['soy allergy'] })).toBe(
      'Tell Lucky about the soy allergy before you order: only the kitchen knows what holds it.',
    );
    expect(told([bare], { diets: ['no pork'] })).toBe('');
  });

  it('is silent where the whole kitchen keeps it, or nothing hides', () => {
    expect(told([aKitchen('vegan')], { diets: ['vegan'] })).toBe('');
    expect(told([aKitchen('indian', { dietary: ['halal'] })], { diets: ['halal'] })).toBe('');
    const safe = aKitchen('italian', { dietary: ['gluten-free-kitchen'] });
    expect(told([safe], { diets: ['celiac'] })).toBe('');
    expect(told([aKitchen('pizza')], { dislikes: ['raw fish'] })).toBe('');
  });

  it('is told when they book where the menu is set', () => {
    const counter = aKitchen('new-american', { knownFor: ['tasting menu', 'lamb'] });
    expect(told([counter], { asked: ['egg allergy'] })).toMatch(/the egg allergy when you book/);
    expect(told([counter], { diets: ['vegetarian'] })).toMatch(/is vegetarian when you book/);
  });

  it('takes nothing from a fryer that is shared, and warns of the oil', () => {
    const tavern = aKitchen('burgers', { knownFor: ['wings', 'burgers', 'fries'] });
    const text = told([tavern], { asked: ['shellfish allergy'] });
    expect(text).toMatch(/burgers.*shares its fryer/);
    expect(text).not.toMatch(/wings|fries/);
  });

  it('knows what two leave out together', () => {
    const text = told([aKitchen('indian', { knownFor: ['butter chicken', 'dosa', 'lamb'] })], {
      diets: ['jain'],
    });
    expect(text).toMatch(/dosa without its filling.*Jain dishes/);
    expect(text).not.toMatch(/chicken|lamb/);
  });

  it('takes no kitchen for vegan that cooks vegan dishes beside eggs and cheese', () => {
    const diner = { name: 'Lucky', cuisines: ['vegetarian', 'vegan'] as const };
    expect(told([aKitchen('vegetarian', diner)], { asked: ['egg allergy'] })).not.toMatch(
      /Nothing at Lucky should hold/,
    );
    expect(told([aKitchen('vegan')], { asked: ['egg allergy'] })).toMatch(
      /Nothing at Lucky should hold eggs.*before you order/,
    );
  });

  it('says at every table what there is to have before what is left', () => {
    const steaks = aKitchen('american', { knownFor: ['cheesecake', 'fried chicken'] });
    for (const venues of [[steaks], [aKitchen('indian'), steaks]])
      for (const text of told(venues, { diets: ['vegan'] }).split(/(?<=\.) /))
        expect(text).not.toMatch(/^At \w+, leave/);
  });

  it('leaves at a sushi bar what two who dislike raw fish would be served', () => {
    expect(told([aKitchen('sushi')], { dislikes: ['raw fish'] })).toMatch(/udon.*sashimi/i);
  });
});

describe('what kitchens always have', () => {
  it.each(['shellfish', 'fish', 'peanuts', 'nuts', 'egg', 'sesame', 'soy', 'pork'] as const)(
    'holds no %s',
    (food: Food) => {
      const taken = cuisines.flatMap((one) => {
        const kitchen =
          kitchenOf(aKitchen(one), food as never) ??
          kitchenOf(aVenue({ category: 'bakery', cuisines: [one] }), food as never);
        return kitchen?.take ?? [];
      });
      expect(taken).not.toEqual([]);
      expect(taken.filter((dish) => isHeldBy(holdingsOf(dish)?.surely, [food]))).toEqual([]);
    },
  );
});
