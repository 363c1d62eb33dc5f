import type { AuditRule } from '../fault.ts';
import {
  asking,
  facts,
  gallery,
  honest,
  lounge,
  otherLeg,
  third,
  venues,
  wishes,
  withVenue,
  type Planted,
} from './honest-plan.ts';

/** The evening with a second dinner an hour after the first. */
function lateDinnerAgain(): Planted {
  const diner = { ...lounge, category: 'diner' as const, dietary: ['vegetarian' as const] };
  const again = { ...third, venue: { ...diner, id: 'diner' } };
  return {
    plan: { ...honest, stops: [...honest.stops, again], legs: [...honest.legs, otherLeg] },
    facts: { ...facts, wishes: { ...wishes, stops: 4 } },
  };
}

/** Faults against what two people wish, eat, need and can pay. */
export const plantedInWishes = {
  budget: [asking({ budget: { minCents: 0, maxCents: 8_900 } })],
  cost: [
    {
      plan: { ...honest, cost: { ...honest.cost, expectedCents: honest.cost.expectedCents - 1 } },
      facts,
    },
  ],
  diet: [asking({ diets: ['vegan'] }), asking({ diets: ['peanut allergy'] })],
  dislikes: [asking({ dislikes: ['cocktails'] })],
  setting: [
    asking({ setting: 'outdoor' }),
    {
      ...withVenue(0, { indoor: false, outdoor: true }),
      facts: {
        ...withVenue(0, { indoor: false, outdoor: true }).facts,
        wishes: { ...wishes, setting: 'indoor' },
      },
    },
  ],
  'done-before': [
    asking({ doneBefore: ['Dinner at Bistro'] }),
    {
      plan: honest,
      facts: {
        ...facts,
        wishes: { ...wishes, doneBefore: ['Other Gallery'] },
        venues: [...venues, { ...gallery, id: 'other', name: 'Other Gallery' }],
      },
    },
  ],
  'first-date': [
    {
      plan: withVenue(0, { category: 'axe_throwing' }).plan,
      facts: { ...facts, wishes: { ...wishes, dateNumber: 1 } },
    },
  ],
  kinds: [withVenue(0, { category: 'cocktail_bar' })],
  meal: [
    lateDinnerAgain(),
    asking({ mood: 'we already ate' }),
    withVenue(0, { category: 'casual_eatery' }),
    { plan: withVenue(1, { category: 'museum' }).plan, facts },
  ],
  drink: [withVenue(1, { category: 'bar' }), asking({ diets: ['vegetarian', 'no alcohol'] })],
  treat: [
    {
      plan: { ...withVenue(0, { category: 'cafe', dietary: ['vegetarian'] }).plan },
      facts: withVenue(0, { category: 'cafe', dietary: ['vegetarian'] }).facts,
    },
  ],
  needs: [
    asking({ mood: 'sober', dislikes: [] }),
    asking({ interests: ['her wheelchair'] }),
    asking({ interests: ['with our toddler'] }),
    asking({ interests: ['our dog comes along'] }),
    asking({ mood: 'we are both 20' }),
    asking({ mood: 'she is pregnant' }),
  ],
} satisfies Partial<Record<AuditRule, Planted[]>>;
