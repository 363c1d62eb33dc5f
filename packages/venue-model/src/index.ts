export { arrivalSpans } from './arrivals.ts';
export {
  categories,
  kinds,
  roles,
  scales,
  type Category,
  type Kind,
  type Role,
  type Scale,
  type TimeSpan,
} from './kinds.ts';
export { needsByNature, type Known, type Needs } from './needs.ts';
export { isInWater, isOpenAir } from './open-air.ts';
export { placeOf } from './place-of.ts';
export { sunOn, type SunTimes } from './sun.ts';
export {
  draws,
  type Booking,
  type Cost,
  type DayEvent,
  type Draw,
  type Opening,
  type Point,
  type Season,
  type Showtime,
  type Venue,
} from './venue.ts';
export {
  cuisines,
  diets,
  interests,
  vibes,
  type Cuisine,
  type Diet,
  type Interest,
  type Vibe,
} from './vocabulary.ts';
