import type { DateRecord, Profile, SavedIdea } from '@rendezvous/contract';
import { aProfile, type People } from './people-answers.ts';

const idOf = (number: number): string => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

type Stop = readonly [name: string, location: string, start: string | null, end: string | null, cost: number];

let lastId = 0;
function aDate(profile: Profile, date: string, rating: number, stops: readonly Stop[], more: Partial<DateRecord> = {}): DateRecord {
  lastId += 1;
  const activities = stops.map(([name, location, start_time, end_time, cost], i) => ({ id: idOf(lastId * 100 + i), name, location, start_time, end_time, cost, notes: '' }));
  const total_cost = Math.round(stops.reduce((sum, [, , , , cost]) => sum + cost * 100, 0)) / 100;
  return {
    id: idOf(lastId),
    profile_id: profile.id,
    profile: { id: profile.id, name: profile.name },
    kind: 'recorded',
    date,
    rating,
    total_cost,
    notes: '',
    activities,
    created_at: `${date}T22:00:00Z`,
    ...more,
  };
}

/** Someone who has been at it for a while: four people, six past dates and two to come. */
export function aBusyAutumn(): People {
  const june = aProfile({
    id: 71,
    name: 'June Park',
    age: 31,
    location: 'Outer Richmond, San Francisco',
    bio: 'Teaches the Thursday wheel class on Balboa. Swims in the bay in winter and will not shut up about it.',
    occupation: 'Ceramicist',
    languages: ['English', 'Korean'],
    hobbies: ['Letterpress', 'Urban foraging'],
    socialMedia: { instagram: '@junepark.makes', facebook: 'https://www.facebook.com/junepark' },
    importantDates: { birthday: '1995-03-03', otherDates: [{ description: 'Studio open day', date: '2026-12-05' }] },
    interests: ['Used bookshops', 'Ceramics', 'Tide pools'],
    dislikes: ['Loud bars', 'Long queues'],
    dietary_restrictions: ['Vegetarian'],
    preferred_cuisines: ['Burmese', 'Thai'],
    notes: 'Allergic to cats. Always cold after seven.',
    status: 'dating',
    attachments: ['Ocean Beach', 'Clay', 'Headlands'].map((name, i) => ({ id: `photo-${i}`, type: 'image', url: `/photos/${i}.png`, name })),
    status_changes: [
      { status: 'talking', date: '2025-10-04T18:00:00Z' },
      { status: 'first_date', date: '2025-12-13T18:00:00Z' },
      { status: 'dating', date: '2026-08-29T18:00:00Z' },
    ],
  });
  const noor = aProfile({ id: 72, name: 'Noor Haddad', location: 'Mission, San Francisco' });
  const tomas = aProfile({ id: 73, name: 'Tomás Rivera', location: 'Temescal, Oakland', status: 'second_date', gender: 'male' });
  const isaac = aProfile({ id: 74, name: 'Isaac Bell', location: 'Daly City, CA', status: 'ended', gender: 'male' });
  const history = [
    aDate(
      june,
      '2026-11-07',
      5,
      [
        ['Heath Ceramics', '2900 18th St', '16:30', '17:45', 28.4],
        ['Tartine Manufactory', '595 Alabama St', '18:00', '19:45', 84],
        ['Dolores Park', 'Dolores St and 19th St', '19:55', '20:40', 0],
      ],
      { notes: 'She explained glazes for forty minutes and I wanted forty more.' },
    ),
    aDate(june, '2026-10-10', 3, [['Roxie double feature', '3117 16th St', '18:30', '22:00', 71.5]]),
    aDate(june, '2026-08-29', 4, [['Ferry to Sausalito', 'Pier 41', '11:00', '12:00', 84]], { notes: 'Our first kiss, on the way back.' }),
    aDate(june, '2025-12-13', 1.5, [['Holiday market', '', null, null, 23]]),
    aDate(tomas, '2026-10-24', 2, [['Lake Merritt loop', 'Oakland', '10:00', '12:00', 41.75]]),
    aDate(isaac, '2025-11-22', 3.5, [['Coffee on Grand Avenue', '', null, null, 14]]),
    aDate(
      june,
      '2026-11-21',
      5,
      [
        ['Lands End Lookout', '680 Point Lobos Ave', '15:45', '17:10', 0],
        ['Green Apple Books', '506 Clement St', '17:25', '18:20', 24],
        ['Burma Superstar', '309 Clement St', '18:30', '20:15', 72],
      ],
      { kind: 'scheduled' },
    ),
    aDate(noor, '2026-11-28', 5, [['De Young Museum', 'Golden Gate Park', '11:00', '13:00', 40]], { kind: 'scheduled' }),
  ];
  const own = aProfile({
    id: 70,
    name: 'elena_m',
    age: 33,
    location: 'Inner Sunset, San Francisco',
    occupation: 'Radio producer',
    interests: ['Documentaries', 'Long walks'],
    dietary_restrictions: ['No shellfish'],
  });
  return { profiles: [june, noor, tomas, isaac], own, history, ideas: [anIdea()] };
}

/** People whose names, places and stops are words without an end. */
export function aWorldOfLongWords(): People {
  const word = 'Wolfeschlegelsteinhausenbergerdorff'.repeat(3);
  const people = aBusyAutumn();
  const [june] = people.profiles;
  if (june)
    Object.assign(june, {
      name: word,
      location: word,
      occupation: word,
      bio: word,
      notes: word,
      interests: [word.slice(0, 100)],
      hobbies: [word.slice(0, 100)],
      phone_number: word.slice(0, 40),
    });
  for (const record of people.history) {
    if (record.profile) record.profile.name = word;
    Object.assign(record, { notes: word, total_cost: 123_456.78 });
    for (const activity of record.activities) Object.assign(activity, { name: word, location: word, notes: word });
  }
  return people;
}

/** A new account. */
export function aNewAccount(): People {
  return { profiles: [], own: aProfile({ id: 70, name: 'elena_m' }), history: [], ideas: [] };
}

function anIdea(): SavedIdea {
  const venue = { description: '', estimated_cost: '$20', opening_hours: '', rating: 4.5 };
  return {
    id: idOf(9001),
    suggestion_id: idOf(9002),
    log_id: null,
    profile_id: null,
    weather_info: { expected_temperature: '58°F', conditions: 'Clear skies', sunset: '16:54' },
    plans: [
      {
        plan_id: '0d4f1c52-9f39-4f0e-8a31-6a7ea2f0c001',
        date: '2026-11-29',
        start_time: '15:30',
        end_time: '19:45',
        venues: [
          { ...venue, name: 'SFMOMA', location: '151 3rd St', arrival: '15:30', departure: '17:00' },
          { ...venue, name: 'Yerba Buena Gardens', location: '750 Howard St', arrival: '17:05', departure: '17:45' },
          { ...venue, name: 'Kin Khao', location: '55 Cyril Magnin St', arrival: '18:00', departure: '19:45' },
        ],
        route_info: { transportation: 'walking', travel_time: '20 minutes' },
        total_cost: '$148',
      },
    ],
    edited: false,
    created_at: '2026-11-18T20:00:00Z',
  };
}
