import { kinds, type Category, type Venue } from '@rendezvous/venue-model';
import type { Need } from './needs.ts';

/**
 * Whether a place suits a need: by its facts, else by what its kind is; `ask` where that is likely
 * and nobody said so, and `unsure` where it is so of many and not of all: worth a question to who
 * came for that very place.
 */
export type Suits = 'yes' | 'ask' | 'unsure' | 'no';

export interface Day {
  /** Whether it is hot out of doors on the date. */
  readonly isHot: boolean;
}

const only = (text: string): ReadonlySet<Category> =>
  new Set(text.trim().split(/\s+/)) as unknown as ReadonlySet<Category>;

/** Places for drinking, whatever else they offer. */
const forDrinking =
  only(`bar cocktail_bar wine_bar rooftop_bar brewery beer_garden gastropub jazz_club music_venue comedy_club
  dance_hall karaoke billiards`);
const drinks = new Set([
  'wine',
  'cocktails',
  'beer',
  'whiskey',
  'sake',
  'tequila',
  'nightlife',
  'tasting',
]);
/** Large public buildings, and ways laid for everybody. */
const builtForAll =
  only(`museum art_museum science_museum aquarium zoo conservatory planetarium library concert_hall theatre
  cinema food_hall promenade plaza observation_deck bowling`);
/** At street level as a rule. */
const onTheGround =
  only(`restaurant casual_eatery brunch_spot diner cafe tea_house bakery dessert ice_cream chocolate_shop bookshop record_shop
  shop market gallery arcade board_games`);
const strenuous = only(
  `climbing_gym trail paddling cycling skating axe_throwing amusement_park dance_hall dance_class golf_range`,
);
/** Where small children are welcome unless somebody says otherwise. */
const mildForChildren =
  only(`restaurant casual_eatery brunch_spot cafe dessert chocolate_shop museum art_museum historic_site
  planetarium bowling landmark public_art viewpoint record_shop cinema`);
const rough = only(
  'trail beach climbing_gym paddling cycling golf_range axe_throwing escape_room boat_ride',
);
/** Where, in the open, nobody minds a dog as a rule; most sand is shut to them. */
const wild = only('trail viewpoint beer_garden market casual_eatery');
const asksAge = only('dance_hall comedy_club billiards jazz_club');
const high = only('observation_deck rooftop_bar climbing_gym amusement_park');
const tight = only('escape_room planetarium');
/** What is for the ears alone, and what may have captions. */
const heard = only('jazz_club music_venue concert_hall comedy_club karaoke');
const watched = only('theatre cinema planetarium');
/** What is for the eyes alone, and what may be described or touched. */
const seen =
  only(`viewpoint observation_deck public_art gallery arcade mini_golf golf_range axe_throwing cycling
  billiards planetarium escape_room`);
const told = only('art_museum museum science_museum cinema theatre historic_site library aquarium');
const under =
  /\b(basement|cellar|cave|caves|tunnel|tunnels|submarine|underground|catacombs|vault|crypt)\b/i;

const known = (value: 'yes' | 'no' | 'unknown', unknown: Suits): Suits =>
  value === 'unknown' ? unknown : value;
const yesIf = (isSo: boolean): Suits => (isSo ? 'yes' : 'no');

/**
 * Whether a place is there for drinking: by its kind or its facts, or because nobody under 21 may
 * in although nothing is shown.
 */
export function isForDrinking({ category, needs }: Venue): boolean {
  const { alcoholCentred, role } = kinds[category];
  return (
    alcoholCentred || needs.alcohol === 'centred' || (needs.minimumAge === 21 && role !== 'show')
  );
}

/** Whether a place in the open speaks of the stairs or the slope that one climbs to it. */
const isClimbedTo = ({ category, needs, description, tip }: Venue): boolean =>
  kinds[category].role === 'stroll' &&
  needs.stepFree !== 'yes' &&
  climb.test(`${description} ${tip ?? ''}`);
const climb =
  /\b(climb(s|ed|ing)?|steep|stair(s|case|way)?|steps(?! (from|away|off|outside|to)\b)|scrambl\w+)\b/i;

const suitsNeed: Readonly<Record<Need, (venue: Venue, day: Day) => Suits>> = {
  'no-alcohol': (venue) => {
    const { category, needs } = venue;
    if (needs.alcohol === 'none') return 'yes';
    if (isForDrinking(venue)) return 'no';
    return forDrinking.has(category) ? 'unsure' : 'yes';
  },
  sober: (venue, day) => {
    if (venue.needs.alcohol === 'none') return 'yes';
    const isThePoint = venue.interests.slice(0, 3).some((tag) => drinks.has(tag));
    const dry = suitsNeed['no-alcohol'](venue, day);
    // Two who asked for the comedy come for it, and not for the two drinks.
    if (!isThePoint && venue.category === 'comedy_club') return dry;
    return yesIf(!isThePoint && dry === 'yes');
  },
  pregnant: ({ category, needs }) =>
    yesIf(
      needs.alcohol !== 'centred' &&
        needs.effort <= 3 &&
        (!strenuous.has(category) || category === 'trail') &&
        category !== 'spa',
    ),
  'step-free': ({ category, needs }) => {
    if (needs.effort >= 3) return 'no';
    const byKind = builtForAll.has(category) ? 'ask' : onTheGround.has(category) ? 'unsure' : 'no';
    return known(needs.stepFree, byKind);
  },
  stroller: (venue, day) => {
    const { category, needs } = venue;
    if (rough.has(category) || needs.effort >= 3 || needs.stepFree === 'no') return 'no';
    const welcome = suitsNeed.children(venue, day);
    return welcome === 'yes' && needs.stepFree === 'unknown' && !isOpenGround(venue)
      ? 'ask'
      : welcome;
  },
  children: ({ category, needs, vibes }) => {
    if (needs.minimumAge !== null && needs.minimumAge > 0) return 'no';
    const isHard = kinds[category].role === 'stroll' && needs.effort >= 3;
    if (isHard || needs.effort >= 4 || needs.alcohol === 'centred') return 'no';
    const byTag = vibes.includes('family-friendly') && needs.children !== 'no';
    return byTag ? 'yes' : known(needs.children, mildForChildren.has(category) ? 'ask' : 'no');
  },
  dog: ({ category, needs, vibes, outdoor, indoor }) => {
    if (needs.dogs === 'yes' || vibes.includes('dog-friendly')) return 'yes';
    const isLikely = indoor ? outdoor && isTable(category) : wild.has(category);
    return known(needs.dogs, isLikely ? 'ask' : 'no');
  },
  quiet: ({ needs, vibes }) =>
    yesIf(!vibes.includes('loud') && !vibes.includes('crowded') && (needs.noise ?? 5) <= 3),
  talk: ({ category, needs, vibes }) =>
    yesIf(!vibes.includes('loud') && (needs.noise ?? 5) <= 4 && kinds[category].scale.talk >= 0.3),
  'under-21': ({ category, needs }) => {
    if ((needs.minimumAge ?? 0) > 18 || needs.alcohol === 'centred') return 'no';
    if (asksAge.has(category)) return 'no';
    return category === 'music_venue' || category === 'karaoke' ? 'ask' : 'yes';
  },
  'easy-walk': (venue) => {
    const { category, needs } = venue;
    // A level loop is an easy walk, though it is a trail.
    const isHard = strenuous.has(category) && category !== 'trail';
    const isEasy = needs.effort <= 2 && !isHard && category !== 'zoo';
    return yesIf(isEasy && !isClimbedTo(venue));
  },
  'no-heat': ({ indoor, needs }, { isHot }) =>
    yesIf(indoor || !isHot || (needs.shade === 'yes' && needs.effort <= 2)),
  indoors: ({ indoor }) => yesIf(indoor),
  'no-heights': ({ category, vibes, interests, needs }) =>
    yesIf(
      !high.has(category) &&
        !vibes.includes('rooftop') &&
        !interests.includes('thrills') &&
        !(kinds[category].role === 'stroll' && needs.effort >= 4),
    ),
  'no-tight-spaces': ({ category, name, description }) =>
    yesIf(!tight.has(category) && !under.test(`${name} ${description}`)),
  // Where the two start from decides, which is no matter of the place alone.
  'same-shore': () => 'yes',
  deaf: ({ category }) => {
    if (heard.has(category)) return 'no';
    return watched.has(category) ? 'ask' : 'yes';
  },
  blind: ({ category, needs }) => {
    if (seen.has(category) || needs.effort >= 3) return 'no';
    return told.has(category) ? 'ask' : 'yes';
  },
  // By law they may come wherever guests may.
  'service-dog': () => 'yes',
  // When they eat is a matter of the hour, not of the place.
  fasting: () => 'yes',
};

const isOpenGround = ({ category, indoor }: Venue): boolean =>
  !indoor && kinds[category].role === 'stroll';
const isTable = (category: Category): boolean =>
  ['meal', 'treat', 'drink'].includes(kinds[category].role);

/** Whether a place suits one need on such a day. */
export const suits = (venue: Venue, need: Need, day: Day): Suits => suitsNeed[need](venue, day);
