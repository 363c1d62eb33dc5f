import type { ProfileChanges, Status } from '@rendezvous/contract';

/**
 * A date of the demonstration: so many days before today (or after it, when negative), with what
 * was done.
 */
export interface DemoDate {
  readonly daysAgo: number;
  readonly rating: number;
  readonly notes: string;
  readonly activities: readonly {
    readonly name: string;
    readonly location: string;
    readonly start_time: string;
    readonly end_time: string;
    readonly cost: number;
  }[];
}

export interface DemoPerson {
  readonly profile: ProfileChanges & { readonly name: string };
  /** What the two became, in order; the last one is what they are. */
  readonly statuses: readonly Status[];
  /** Two colors of the picture that stands for a photo. */
  readonly colors: readonly [string, string];
  readonly dates: readonly DemoDate[];
}

export const demoAccount = {
  email: 'sam@example.com',
  password: 'two tickets to anywhere',
  first_name: 'Sam',
  last_name: 'Rivera',
} as const;

export const ownProfile: ProfileChanges = {
  location: 'San Francisco, CA',
  bio: 'Teaches chemistry, bakes too much bread, never says no to a bookshop.',
  occupation: 'Teacher',
  age: 33,
  interests: ['jazz', 'bookshops', 'bread'],
  dislikes: ['loud bars'],
  hobbies: ['baking', 'swimming'],
  languages: ['English', 'Spanish'],
  transport_preference: 'public',
};

const activity = (
  name: string,
  location: string,
  start_time: string,
  end_time: string,
  cost: number,
) => ({ name, location, start_time, end_time, cost });

export const demoPeople: readonly DemoPerson[] = [
  {
    profile: {
      name: 'Maya Chen',
      gender: 'female',
      age: 31,
      location: 'San Francisco, CA',
      occupation: 'Ceramicist',
      bio: 'Throws bowls by day, hunts for first editions at weekends. Laughs before the joke is over.',
      interests: ['jazz', 'ceramics', 'used bookshops', 'views'],
      dislikes: ['crowds'],
      dietary_restrictions: ['vegetarian'],
      preferred_cuisines: ['thai', 'italian'],
      hobbies: ['pottery', 'hiking'],
      languages: ['English', 'Mandarin'],
      socialMedia: { instagram: '@maya.makes', facebook: '' },
      importantDates: {
        birthday: '1995-04-18',
        otherDates: [{ description: 'Studio opening', date: '2026-02-07' }],
      },
      budget_preference: { min: 60, max: 180 },
      transport_preference: 'walking',
      notes: 'Prefers a table by the window. Allergic to cats.',
    },
    statuses: ['talking', 'first_date', 'second_date', 'dating'],
    colors: ['#E9764F', '#4B2A63'],
    dates: [
      {
        daysAgo: 96,
        rating: 4.5,
        notes: 'She knew the bassist. First kiss on the way to the train.',
        activities: [
          activity(
            'City Lights Bookstore',
            '261 Columbus Ave, San Francisco',
            '17:00',
            '18:00',
            24,
          ),
          activity('Mr. Tipple’s Jazz Club', '39 Fell St, San Francisco', '19:00', '21:30', 78.5),
        ],
      },
      {
        daysAgo: 61,
        rating: 4,
        notes: 'Windy, so we went in early.',
        activities: [
          activity('Lands End Trail', 'San Francisco', '15:30', '17:30', 0),
          activity('Burma Superstar', '309 Clement St, San Francisco', '18:00', '19:30', 72.4),
        ],
      },
      {
        daysAgo: 27,
        rating: 5,
        notes: 'Best evening so far.',
        activities: [
          activity(
            'de Young Museum',
            '50 Hagiwara Tea Garden Dr, San Francisco',
            '14:00',
            '16:00',
            40,
          ),
          activity('SFJAZZ Center', '201 Franklin St, San Francisco', '19:30', '21:30', 110),
        ],
      },
      {
        daysAgo: -6,
        rating: 5,
        notes: 'Bring the book she asked about.',
        activities: [
          activity('Dandelion Chocolate', '740 Valencia St, San Francisco', '18:00', '19:00', 22),
        ],
      },
    ],
  },
  {
    profile: {
      name: 'Jordan Okafor',
      gender: 'male',
      age: 35,
      location: 'Oakland, CA',
      occupation: 'Nurse',
      bio: 'Night shifts, long runs, strong opinions on pie.',
      interests: ['live music', 'food halls', 'lake walks'],
      dislikes: ['seafood'],
      hobbies: ['running', 'records'],
      budget_preference: { min: 40, max: 120 },
      transport_preference: 'driving',
      importantDates: { birthday: '1991-12-02', otherDates: [] },
    },
    statuses: ['talking', 'first_date'],
    colors: ['#3E7CB1', '#22304A'],
    dates: [
      {
        daysAgo: 19,
        rating: 3,
        notes: 'Nice talk, too loud for more of it.',
        activities: [
          activity('Lake Merritt', 'Oakland', '16:00', '17:00', 0),
          activity('Café Van Kleef', '1621 Telegraph Ave, Oakland', '17:30', '19:30', 46),
        ],
      },
      {
        daysAgo: -13,
        rating: 5,
        notes: '',
        activities: [
          activity('Oakland Museum of California', '1000 Oak St, Oakland', '17:00', '19:00', 38),
        ],
      },
    ],
  },
  {
    profile: {
      name: 'Elena Petrova',
      gender: 'female',
      age: 29,
      location: 'Berkeley, CA',
      occupation: 'Botanist',
      bio: 'Will stop for every plant. Worth the wait.',
      interests: ['gardens', 'tea', 'museums'],
      dietary_restrictions: ['vegan'],
      budget_preference: { min: 30, max: 100 },
      transport_preference: 'public',
    },
    statuses: ['talking'],
    colors: ['#5B8C5A', '#F2C57C'],
    dates: [
      {
        daysAgo: 140,
        rating: 1.5,
        notes: 'Rain, a closed café and a late train. We laughed about it later.',
        activities: [activity('Mini golf', 'San Francisco', '18:00', '19:30', 34)],
      },
    ],
  },
  {
    profile: {
      name: 'Alex Moreau',
      gender: 'non-binary',
      age: 32,
      location: 'San Francisco, CA',
      interests: ['film', 'cocktails', 'architecture'],
      notes: 'Met at the film festival.',
    },
    statuses: ['talking', 'ended'],
    colors: ['#8E5572', '#F2A65A'],
    dates: [
      {
        daysAgo: 203,
        rating: 2.5,
        notes: '',
        activities: [
          activity('Roxie Theater', '3117 16th St, San Francisco', '19:00', '21:00', 30),
        ],
      },
      {
        daysAgo: 188,
        rating: 4,
        notes: 'The rooftop saved it.',
        activities: [
          activity(
            "Charmaine's Rooftop Bar",
            '1100 Market St, San Francisco',
            '20:00',
            '22:00',
            64,
          ),
        ],
      },
    ],
  },
];
