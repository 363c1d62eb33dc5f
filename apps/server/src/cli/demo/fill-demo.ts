import { randomUUID } from 'node:crypto';
import { createGazetteer, loadCatalogue } from '@rendezvous/venues';
import { compose } from '../../compose.ts';
import { createDatePlanner } from '../../compose/date-planner.ts';
import { planHere } from '../../suggestions/planning/planning.ts';
import type { Config } from '../../config.ts';
import { passwordCost } from '../../passwords/passwords.ts';
import type { PhotoFiles } from '../../photos/photo-files.ts';
import type { Store } from '../../store.ts';
import { aPicture } from './a-picture.ts';
import { DemoUser } from './demo-user.ts';
import { demoPeople, type DemoDate, type DemoPerson } from './people.ts';
import { dayMs } from '../../platform/time/durations.ts';

/** Somebody is met so many days before the first date. */
const daysToFirstDate = 9;

/** Something that happened so many days ago. */
interface Happening {
  readonly daysAgo: number;
  readonly happen: () => Promise<void>;
}

interface Place {
  readonly store: Store;
  readonly photoFiles: PhotoFiles;
  readonly config: Config;
  readonly today: Date;
}

/**
 * Fills a store with one account and the people, dates and ideas of half a year, in order and each
 * at its own time, through the API.
 */
export async function fillDemo({ store, photoFiles, config, today }: Place): Promise<void> {
  const clock = { now: today };
  const cities = loadCatalogue();
  const gazetteer = createGazetteer(cities);
  const datePlanner = createDatePlanner({
    cities,
    locate: gazetteer.locate,
    findForecast: undefined,
    planning: planHere(cities),
  });
  const webBuild = { files: new Map(), fallback: undefined };
  const drawNothing = () =>
    Promise.reject(new Error('Cannot show a page: the demonstration serves none'));
  const { app } = await compose({
    config,
    store,
    photoFiles,
    now: () => clock.now,
    cities,
    gazetteer,
    ...datePlanner,
    expectPlan: () => undefined,
    findGoogleAccount: undefined,
    passwordCost,
    isDiskLow: () => false,
    metrics: undefined,
    webBuild,
    views: { sharedPlan: drawNothing, site: drawNothing, content: drawNothing },
    logger: false,
  });
  const user = new DemoUser(app, (daysAgo) => {
    clock.now = new Date(today.getTime() - daysAgo * dayMs);
  });
  const happenings = demoPeople
    .flatMap((person) => happeningsOf(person, user, today))
    .toSorted((a, b) => b.daysAgo - a.daysAgo);
  await user.begin((happenings[0]?.daysAgo ?? 0) + 1);
  for (const { daysAgo, happen } of happenings) {
    await user.moveTo(Math.max(0, daysAgo));
    await happen();
  }
  await app.close();
}

function happeningsOf(person: DemoPerson, user: DemoUser, today: Date): Happening[] {
  const met = Math.max(...person.dates.map(({ daysAgo }) => daysAgo)) + daysToFirstDate;
  let id = 0;
  const meeting: Happening = {
    daysAgo: met,
    happen: async () => {
      ({ id } = await user.ask<{ id: number }>('POST', '/profiles', {
        ...person.profile,
        status: person.statuses[0],
      }));
      await user.upload(`/profiles/${id}/upload-photo`, await aPicture(person.colors));
    },
  };
  const past = person.dates.filter(({ daysAgo }) => daysAgo > 0);
  const statuses = person.statuses.slice(1).map((status, i): Happening => {
    const daysAgo =
      past[i]?.daysAgo ?? Math.max(1, (past.at(-1)?.daysAgo ?? met) - daysToFirstDate);
    return { daysAgo, happen: () => user.ask('PUT', `/profiles/${id}`, { status }) };
  });
  const dates = person.dates.map(
    (date): Happening => ({
      daysAgo: date.daysAgo - 0.5,
      happen: () => user.ask('POST', '/history', recordOf(date, id, today)),
    }),
  );
  const idea: Happening = { daysAgo: 0, happen: () => user.saveIdea(id, person) };
  return [
    meeting,
    ...statuses,
    ...dates,
    ...(person.profile.interests && past.length > 1 ? [idea] : []),
  ];
}

function recordOf(
  { daysAgo, rating, notes, activities }: DemoDate,
  profileId: number,
  today: Date,
): object {
  const date = new Date(today.getTime() - daysAgo * dayMs).toISOString().slice(0, 10);
  return {
    id: randomUUID(),
    profile_id: profileId,
    kind: daysAgo > 0 ? 'recorded' : 'scheduled',
    date,
    rating,
    notes,
    activities,
  };
}
