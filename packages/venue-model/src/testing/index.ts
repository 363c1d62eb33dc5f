export {
  anEvent,
  aVenue,
  closed,
  costing,
  hoursUnknown,
  openHours,
  townSquare,
} from './a-venue.ts';
export { createRandom, type Random } from './random.ts';
