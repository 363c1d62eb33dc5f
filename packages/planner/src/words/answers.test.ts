import { questions } from '@rendezvous/language';
import { aVenue, costing, openHours } from '@rendezvous/venue-model/testing';
import { describe, expect, it } from 'vitest';
import { aContext } from '../testing/a-context.ts';
import { answerQuestion, type AskedPlan } from './answers.ts';

const club = aVenue({
  name: 'The Cellar',
  category: 'jazz_club',
  cost: costing(40),
  parking: 'garage on Fell Street',
  booking: { need: 'required', ahead: 'a week ahead', url: null },
});
const diner = aVenue({ name: 'Slurp', dietary: ['vegan'], cost: costing(30) });

const plan: AskedPlan = {
  stops: [
    { venue: diner, arrival: 18 * 60, departure: 19 * 60 + 30 },
    { venue: club, arrival: 20 * 60, departure: 22 * 60 },
  ],
  legs: [{ mode: 'driving', minutes: 9 }],
  heads: 2,
  context: aContext({
    sun: { sunrise: 420, sunset: 16 * 60 + 51, dusk: 17 * 60 + 20 },
    openings: new Map([[diner.id, openHours([17, 23])]]),
  }),
};

describe('answerQuestion', () => {
  it('answers from the facts of the plan', () => {
    expect(answerQuestion('sunset', plan)).toBe('The sun sets at 4:51 PM; it is dark by 5:20 PM.');
    expect(answerQuestion('cost', plan)).toBe(
      'Usually about $70 for two: Slurp $30 and The Cellar $40.',
    );
    expect(answerQuestion('booking', plan)).toBe('You need to book The Cellar a week ahead.');
    expect(answerQuestion('hours', plan)).toContain('Slurp is usually open 5 PM to 11 PM');
    expect(answerQuestion('diet', plan)).toBe('Slurp serves vegan food.');
    expect(answerQuestion('travel', plan)).toBe('Slurp to The Cellar: about 9 minutes by car.');
  });

  it('says what nobody knows', () => {
    expect(answerQuestion('parking', plan)).toBe(
      'The Cellar: garage on Fell Street. We do not know about parking at Slurp.',
    );
    expect(answerQuestion('access', plan)).toContain('ask ahead');
    expect(answerQuestion('hours', plan)).toContain('The Cellar: hours not published');
  });

  it.each(questions)('answers %s in whole sentences', (question) => {
    expect(answerQuestion(question, plan)).toMatch(/^[A-Z].*\.$/);
    expect(answerQuestion(question, plan)).not.toMatch(/undefined|null|NaN/);
  });
});
