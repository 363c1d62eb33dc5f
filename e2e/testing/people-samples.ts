import { randomUUID } from 'node:crypto';
import {
  limits,
  type DateRecord,
  type NewIdea,
  type Profile,
  type ProfileChanges,
} from '@rendezvous/contract';
import type { Member } from './a-member.ts';
import { aPhoto } from './a-photo.ts';
import { dayFromToday, yearsAgo } from './days.ts';

type Stop = readonly [
  name: string,
  location: string,
  start: string | null,
  end: string | null,
  cost: number,
];

/** Records a date of this member through the API; a day to come is an appointment. */
export function recordDate(
  member: Member,
  day: string,
  {
    profileId,
    stops,
    ...more
  }: { profileId: number; stops: readonly Stop[]; rating?: number; notes?: string },
): Promise<DateRecord> {
  const activities = stops.map(([name, location, start_time, end_time, cost]) => ({
    name,
    location,
    start_time,
    end_time,
    cost,
  }));
  return member.ask('POST /history', {
    id: randomUUID(),
    profile_id: profileId,
    date: day,
    activities,
    ...more,
  });
}

function addPerson(member: Member, profile: ProfileChanges): Promise<Profile> {
  return member.ask('POST /profiles', profile);
}

/** Four people, by their ids. */
export interface People {
  readonly june: number;
  readonly noor: number;
  readonly tomas: number;
  readonly isaac: number;
}

/**
 * Gives somebody what comes together in a while: an own profile, four people with June the newest,
 * six dates in the autumns of the last two years, one tomorrow and one in eight days, and a saved
 * idea.
 */
export async function aBusyAutumn(member: Member): Promise<People> {
  await member.ask('PUT /profiles/my-profile', {
    age: 33,
    location: 'Inner Sunset, San Francisco',
    occupation: 'Radio producer',
    interests: ['Documentaries', 'Long walks'],
    dietary_restrictions: ['No shellfish'],
  });
  const isaac = await addPerson(member, {
    name: 'Isaac Bell',
    location: 'Daly City, CA',
    status: 'ended',
    gender: 'male',
  });
  const tomas = await addPerson(member, {
    name: 'Tomás Rivera',
    location: 'Temescal, Oakland',
    status: 'second_date',
    gender: 'male',
  });
  const noor = await addPerson(member, { name: 'Noor Haddad', location: 'Mission, San Francisco' });
  const june = await addPerson(member, junePark);
  for (const status of ['first_date', 'dating'])
    await member.ask(`PUT /profiles/${june.id}`, { status });
  const people = { june: june.id, noor: noor.id, tomas: tomas.id, isaac: isaac.id };
  await recordAutumns(member, people);
  await member.ask('POST /saved-ideas', anIdea());
  return people;
}

/** Adds three pictures to the gallery of somebody who has none. */
export async function addPictures(member: Member, personId: number): Promise<void> {
  for (const name of ['Ocean Beach', 'Clay', 'Headlands'])
    await member.upload(`/profiles/${personId}/attachments`, {
      ...aPhoto(60, 60),
      name: `${name}.png`,
    });
}

const junePark: ProfileChanges = {
  name: 'June Park',
  age: 31,
  location: 'Outer Richmond, San Francisco',
  bio: 'Teaches the Thursday wheel class on Balboa. Swims in the bay in winter and will not shut up about it.',
  occupation: 'Ceramicist',
  languages: ['English', 'Korean'],
  hobbies: ['Letterpress', 'Urban foraging'],
  socialMedia: { instagram: '@junepark.makes', facebook: 'https://www.facebook.com/junepark' },
  importantDates: {
    birthday: '1995-03-03',
    otherDates: [{ description: 'Studio open day', date: '2026-12-05' }],
  },
  interests: ['Used bookshops', 'Ceramics', 'Tide pools'],
  dislikes: ['Loud bars', 'Long queues'],
  dietary_restrictions: ['Vegetarian'],
  preferred_cuisines: ['Burmese', 'Thai'],
  notes: 'Allergic to cats. Always cold after seven.',
};

async function recordAutumns(member: Member, { june, noor, tomas, isaac }: People): Promise<void> {
  const [lastYear, yearBefore] = [yearsAgo(1), yearsAgo(2)];
  await recordDate(member, `${lastYear}-11-07`, {
    profileId: june,
    rating: 5,
    notes: 'She explained glazes for forty minutes and I wanted forty more.',
    stops: [
      ['Heath Ceramics', '2900 18th St', '16:30', '17:45', 28.4],
      ['Tartine Manufactory', '595 Alabama St', '18:00', '19:45', 84],
      ['Dolores Park', 'Dolores St and 19th St', '19:55', '20:40', 0],
    ],
  });
  await recordDate(member, `${lastYear}-10-10`, {
    profileId: june,
    rating: 3,
    stops: [['Roxie double feature', '3117 16th St', '18:30', '22:00', 71.5]],
  });
  await recordDate(member, `${lastYear}-08-29`, {
    profileId: june,
    rating: 4,
    notes: 'Our first kiss, on the way back.',
    stops: [['Ferry to Sausalito', 'Pier 41', '11:00', '12:00', 84]],
  });
  await recordDate(member, `${yearBefore}-12-13`, {
    profileId: june,
    rating: 1.5,
    stops: [['Holiday market', '', null, null, 23]],
  });
  await recordDate(member, `${lastYear}-10-24`, {
    profileId: tomas,
    rating: 2,
    stops: [['Lake Merritt loop', 'Oakland', '10:00', '12:00', 41.75]],
  });
  await recordDate(member, `${yearBefore}-11-22`, {
    profileId: isaac,
    rating: 3.5,
    stops: [['Coffee on Grand Avenue', '', null, null, 14]],
  });
  await recordDate(member, dayFromToday(1), {
    profileId: june,
    stops: [
      ['Lands End Lookout', '680 Point Lobos Ave', '15:45', '17:10', 0],
      ['Green Apple Books', '506 Clement St', '17:25', '18:20', 24],
      ['Burma Superstar', '309 Clement St', '18:30', '20:15', 72],
    ],
  });
  await recordDate(member, dayFromToday(8), {
    profileId: noor,
    stops: [['De Young Museum', 'Golden Gate Park', '11:00', '13:00', 40]],
  });
}

function anIdea(): NewIdea {
  const venue = { description: '', estimated_cost: '$20', opening_hours: '', rating: 4.5 };
  return {
    suggestion_id: randomUUID(),
    weather_info: { expected_temperature: '58°F', conditions: 'Clear skies', sunset: '16:54' },
    plans: [
      {
        plan_id: randomUUID(),
        date: dayFromToday(9),
        start_time: '15:30',
        end_time: '19:45',
        venues: [
          {
            ...venue,
            name: 'SFMOMA',
            location: '151 3rd St',
            arrival: '15:30',
            departure: '17:00',
          },
          {
            ...venue,
            name: 'Yerba Buena Gardens',
            location: '750 Howard St',
            arrival: '17:05',
            departure: '17:45',
          },
          {
            ...venue,
            name: 'Kin Khao',
            location: '55 Cyril Magnin St',
            arrival: '18:00',
            departure: '19:45',
          },
        ],
        route_info: { transportation: 'walking', travel_time: '20 minutes' },
        total_cost: '$148',
      },
    ],
  };
}

/**
 * Fills every text of a busy autumn with one word as long as the server takes it, and every sum
 * with the largest.
 */
export async function aWorldOfLongWords(member: Member): Promise<People> {
  const people = await aBusyAutumn(member);
  const word = (length: number): string =>
    'Wolfeschlegelsteinhausenbergerdorff'.repeat(Math.ceil(length / 35)).slice(0, length);
  const [name, longText, entry] = [word(limits.name), word(limits.longText), word(limits.listText)];
  const lists = {
    interests: [entry],
    dislikes: [entry],
    hobbies: [entry],
    languages: [entry],
    dietary_restrictions: [entry],
    preferred_cuisines: [entry],
  };
  const texts = {
    name,
    occupation: name,
    location: word(limits.location),
    bio: longText,
    notes: longText,
    phone_number: word(limits.phone),
  };
  const socialMedia = { instagram: name, facebook: name };
  const importantDates = {
    birthday: '1995-03-03',
    otherDates: [{ description: entry, date: '2026-12-05' }],
  };
  for (const id of [...Object.values(people), 'my-profile'])
    await member.ask(`PUT /profiles/${id}`, { ...texts, ...lists, socialMedia, importantDates });
  for (const timeline of ['past', 'upcoming']) {
    for (const { id, activities } of await member.ask<DateRecord[]>(
      `GET /history?timeline=${timeline}`,
    )) {
      const long = { name, location: word(limits.location), notes: longText, cost: limits.amount };
      await member.ask(`PUT /history/${id}`, {
        notes: longText,
        total_cost: limits.amount,
        activities: activities.map((activity) => ({ ...activity, ...long })),
      });
    }
  }
  await member.ask(`POST /profiles/${people.june}/notes`, {
    id: randomUUID(),
    text: word(limits.noteText),
  });
  const idea = anIdea();
  const venues = idea.plans
    .flatMap(({ venues }) => venues)
    .map((venue) => ({
      ...venue,
      name,
      location: word(limits.location),
      description: longText,
      estimated_cost: name,
    }));
  await member.ask('POST /saved-ideas', {
    ...idea,
    plans: idea.plans.map((plan) => ({ ...plan, venues, total_cost: name })),
  });
  return people;
}
