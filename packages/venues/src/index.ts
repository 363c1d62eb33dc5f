export * from './catalogue/catalogue-schema.ts';
export * from './city-outline.ts';
export * from './city-venues.ts';
export { addDays, daysBetween } from './days.ts';
export * from './hours/opening-hours.ts';
export * from './gazetteer/gazetteer.ts';
export * from './geometry.ts';
export * from './catalogue/load-catalogue.ts';
export * from './catalogue/sourced-venue.ts';
