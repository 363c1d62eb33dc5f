import { days } from './general/days.ts';
import { evenings } from './general/evenings.ts';
import { makingAndPlaying } from './general/making-and-playing.ts';
import { outOfDoors } from './general/out-of-doors.ts';
import { picturesAndPages } from './general/pictures-and-pages.ts';
import { streetsAndTables } from './general/streets-and-tables.ts';
import type { Thread } from './thread.ts';

/** The threads of all cities. */
export const generalThreads: readonly Thread[] = [
  ...evenings,
  ...makingAndPlaying,
  ...picturesAndPages,
  ...outOfDoors,
  ...days,
  ...streetsAndTables,
];
