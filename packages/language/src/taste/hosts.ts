import {
  kinds,
  type Category,
  type Interest,
  type Role,
  type Venue,
} from '@rendezvous/venue-model';

/**
 * Where a tag is more than a theme, kinds and roles apart by blanks: 'theatre' is played in a
 * theatre, and not in the restaurant beside it.
 */
const rows: readonly (readonly [tags: string, hosts: string])[] = [
  ['theatre ballet', 'theatre concert_hall attraction'],
  ['musicals opera', 'theatre concert_hall'],
  ['comedy improv', 'comedy_club theatre music_venue'],
  ['magic', 'theatre comedy_club attraction cocktail_bar'],
  ['classical-music', 'concert_hall music_venue theatre'],
  ['live-music', '%show %drink restaurant casual_eatery gastropub fine_dining cafe brunch_spot'],
  ['jazz blues rock indie-music country-music hip-hop electronic-music folk-music', '%show'],
  ['dance dancing', '%show dance_class bar cocktail_bar'],
  ['salsa swing', '%show dance_class bar cocktail_bar restaurant'],
  ['film indie-film', 'cinema'],
  [
    'bowling billiards darts axe-throwing arcade pinball video-games',
    '%drink bowling arcade billiards axe_throwing mini_golf golf_range board_games amusement_park gastropub casual_eatery',
  ],
  [
    'board-games puzzles games',
    '%drink board_games arcade bowling billiards mini_golf cafe escape_room gastropub',
  ],
  ['karaoke trivia', '%drink karaoke gastropub restaurant music_venue board_games arcade'],
  ['climbing', 'climbing_gym'],
  ['skating', 'skating'],
  ['cycling', 'cycling'],
  ['golf', 'golf_range'],
  ['mini-golf', 'mini_golf'],
  ['escape-rooms', 'escape_room'],
  ['hiking', 'trail park viewpoint'],
  ['running walking picnic', '%stroll conservatory zoo'],
  ['swimming', 'beach spa attraction amusement_park'],
  ['surfing', 'beach'],
  ['kayaking sailing boats', 'boat_ride paddling'],
  ['beach', 'beach promenade'],
  ['cooking', 'cooking_class'],
  [
    'ceramics painting glass textiles crafts',
    'art_workshop pottery_studio museum art_museum gallery shop market',
  ],
  ['space', 'planetarium observatory science_museum museum'],
  ['stargazing', 'planetarium observatory'],
  [
    'art modern-art street-art sculpture photography design architecture',
    '%stroll museum art_museum science_museum gallery historic_site library attraction conservatory',
  ],
  [
    'history science technology natural-history military-history maritime trains cars aviation nature gardens plants flowers birds animals marine-life spirituality politics television movies-history',
    '%activity %stroll',
  ],
  ['books literature comics', 'bookshop library museum historic_site cafe shop'],
  ['poetry', 'bookshop library %show cafe'],
  ['vinyl', 'record_shop bookshop shop'],
  ['vintage antiques thrift shopping fashion markets farmers-market', 'shop market'],
  ['wellness spa yoga meditation', 'spa garden'],
  ['nightlife', '%drink %show karaoke'],
  ['food', '%meal food_hall market'],
  ['street-food', 'food_hall casual_eatery market'],
  ['brunch', '%meal'],
  ['coffee', '%treat'],
  ['tea', 'tea_house cafe'],
  ['ice-cream chocolate pastries baking', '%treat'],
  ['wine cocktails beer whiskey sake tequila', '%drink %meal'],
  ['tasting', 'fine_dining wine_bar brewery restaurant'],
  ['thrills', 'amusement_park attraction'],
];

const hostsOf: ReadonlyMap<string, ReadonlySet<Category | `%${Role}`>> = new Map(
  rows.flatMap(([tags, hosts]) => {
    const those = new Set(hosts.split(' ')) as unknown as ReadonlySet<Category | `%${Role}`>;
    return tags.split(' ').map((tag) => [tag, those] as const);
  }),
);

/**
 * Whether a venue has what an interest tag names, and not only a touch of it: a tag without a row
 * holds anywhere.
 */
export function isAt({ category, interests }: Venue, interest: Interest): boolean {
  if (!interests.includes(interest)) return false;
  const hosts = hostsOf.get(interest);
  return !hosts || hosts.has(category) || hosts.has(`%${kinds[category].role}`);
}

/**
 * Whether places of such a kind are where one of these tags is had; a tag without a row says
 * nothing of where.
 */
export function isHost({ category }: Venue, tags: readonly Interest[]): boolean {
  return tags.some((tag) => {
    const hosts = hostsOf.get(tag);
    return hosts?.has(category) === true || hosts?.has(`%${kinds[category].role}`) === true;
  });
}

/**
 * Whether a place of this kind could have one of these tags if it were said to: pie at any table,
 * but billiards in no park.
 */
export function couldBeAt(venue: Venue, tags: readonly Interest[]): boolean {
  const isFood = (tag: Interest) => [...(hostsOf.get(tag) ?? [])].some(isTable);
  return (
    tags.length === 0 ||
    isHost(venue, tags) ||
    tags.some((tag) => !hostsOf.has(tag) || (isTable(venue.category) && isFood(tag)))
  );
}
const tables: ReadonlySet<Role> = new Set(['meal', 'treat', 'drink']);
const isTable = (host: Category | `%${Role}`): boolean =>
  tables.has((host.startsWith('%') ? host.slice(1) : kinds[host as Category].role) as Role);
