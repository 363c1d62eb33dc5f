import type { Reading, StopReference } from '@rendezvous/language';

/** The evening that the sentences speak of: a museum, an Italian dinner, a jazz club. */
export const evening = {
  startMinutes: 19 * 60,
  endMinutes: 23 * 60,
  totalCents: 12_000,
  stopNames: ['Museum of Craft and Design', 'Trattoria Contadina', 'Black Cat'],
  stopKinds: ['museum', 'restaurant', 'jazz_club'],
} as const;

/** Needs under the names that the sentences' meanings give them. */
const needNames: Readonly<Record<string, string>> = {
  'no-alcohol': 'no alcohol',
  'under-21': 'under 21',
  'easy-walk': 'little walking',
  'same-shore': 'same shore',
};

/** What each stop is called by those who do not say its name. */
const calledBy: readonly [RegExp, number][] = [
  [/museum|craft|first/, 1],
  [/dinner|restaurant|italian|meal|food|trattoria|pasta|second/, 2],
  [/club|bar|jazz|music|show|cat|last|third/, 3],
];

function placeOf(stop: StopReference): number | string {
  if (typeof stop === 'number') return stop + 1;
  const name = typeof stop === 'string' ? stop.toLowerCase() : stop.venueId;
  return calledBy.find(([words]) => words.test(name))?.[1] ?? name;
}

/**
 * What a reading asks for, one text for each part of it: `most 8000`, `swap 2`, `like ramen`, `want
 * ramen @2`.
 */
export function facetsOf({ adjustment, questions, isContent }: Reading): string[] {
  const { wishes, moves, wants, keep, swap, drop = [], add = [], stays = [], stops } = adjustment;
  const { near, order } = adjustment;
  const { start, end } = wishes;
  const clock = (change: { at: number } | { by: number }, from: number) =>
    'at' in change ? change.at : from + change.by;
  const wanted = new Set([...wants, ...add].map(({ text }) => text));
  const likes = [...(wishes.likes ?? []), ...(wishes.cuisines ?? [])];
  const words = (name: string, values: readonly (string | number)[] = []) =>
    values.map((value) => `${name} ${value}`);
  const value = (name: string, one: string | number | boolean | undefined) =>
    one === undefined ? [] : [`${name} ${one}`];
  return [
    ...value('most', wishes.mostCents),
    ...value('least', wishes.leastCents),
    ...value('start', start && clock(start, evening.startMinutes)),
    ...value('end', end ? clock(end, evening.endMinutes) : undefined),
    ...value('miles', wishes.maxMiles),
    ...value('mode', wishes.mode),
    ...value('setting', wishes.setting),
    ...value('eaten', wishes.haveEaten),
    ...words('mood', wishes.mood),
    ...words('no', wishes.dislikes),
    ...words('no', wishes.avoidedPlaces),
    ...words('diet', wishes.diets),
    ...words(
      'like',
      likes.filter((text) => !wanted.has(text)),
    ),
    ...moves.map(({ measure, toward }) => `${toward} ${measure}`),
    ...wants.map(({ text, as }) =>
      as === undefined ? `like ${text}` : `want ${text} @${placeOf(as)}`,
    ),
    ...words('keep', keep.map(placeOf)),
    ...words('swap', swap.map(placeOf)),
    ...words('drop', drop.map(placeOf)),
    ...add.map(({ text, at }) => (at === undefined ? `add ${text}` : `want ${text} @${at}`)),
    ...words(
      'stay',
      stays.map(
        ({ stop, minutes }) => `${placeOf(stop)} ${'at' in minutes ? minutes.at : minutes.by}`,
      ),
    ),
    ...value('stops', stops),
    ...value('place', wishes.place),
    ...value('near', near === 'place' ? 'home' : near && placeOf(near)),
    ...value('order', order?.map(placeOf).join(' ')),
    ...value(
      'dinner',
      wishes.meal &&
        ('at' in wishes.meal ? wishes.meal.at : wishes.meal.by < 0 ? 'earlier' : 'later'),
    ),
    ...words(
      'need',
      (wishes.needs ?? []).map((need) => needNames[need] ?? need),
    ),
    ...words('asks', questions),
    ...(isContent ? ['content'] : []),
  ];
}
