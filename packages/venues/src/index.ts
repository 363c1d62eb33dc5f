export * from './catalogue-schema.ts';
export * from './city-outline.ts';
export * from './city-venues.ts';
export * from './opening-hours.ts';
export * from './gazetteer.ts';
export * from './geometry.ts';
export * from './load-catalogue.ts';
export * from './sourced-venue.ts';
