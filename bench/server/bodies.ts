import { createRandom } from '../../packages/venue-model/src/testing/random.ts';

/** A request for a plan over HTTP; another seed asks for another evening. */
export function planningBody(seed: number): string {
  const random = createRandom(seed);
  const config = {
    location: random.pick([
      'San Francisco, CA',
      'New York, NY',
      'Los Angeles, CA',
      'Chicago, IL',
      'Houston, TX',
      'Phoenix, AZ',
    ]),
    start_time: `${random.int(10, 20)}:${random.pick(['00', '30'])}`,
    budget: '50-150',
    interests: random.some(
      [
        'jazz',
        'ceramics',
        'views',
        'books',
        'museums',
        'craft beer',
        'gardens',
        'comedy',
        'coffee',
        'hiking',
      ],
      4,
    ),
    dietary_restrictions: random.some(['vegan', 'vegetarian', 'gluten-free'], 1),
    desired_mood: random.pick(['', 'romantic', 'fun', 'relaxed']),
  };
  return JSON.stringify({ config, seed: random.int(0, 20) });
}

const fifty = (words: string) =>
  Array.from({ length: 50 }, (_, i) => `${words} ${i}`.slice(0, 100));

/**
 * Valid, and of all that was tried the most work: nothing fits the evening, and every list is full
 * of what is nearly a word that is known.
 */
export const worstBody = JSON.stringify({
  config: {
    location: 'New York, NY',
    start_cal_date: '2026-12-25',
    start_time: '18:00',
    end_time: '18:45',
    date_number: 1,
    budget: '0-1',
    max_distance: 1,
    transport_method: 'walking',
    outdoor_preference: 'outdoor',
    interests: fifty(
      'jazzz concertt standup comdy boardgames vintge cofee musem gallry theatr danc',
    ),
    dislikes: fifty(
      'musem crowdd loudd placces touristtraps spicyy foood seafod shoping queus sportss',
    ),
    preferred_cuisines: fifty(
      'thaii itallian mexicann japanesse koreann vietnamesse greekk ethiopiann',
    ),
    dietary_restrictions: fifty('glutenfre nutfre vegann'),
    previous_date_activities: fifty('Broadway Show at the Empire State Building'),
  },
});
