import { outlineOf, type CityOutline } from '../city-outline.ts';
import { loadCatalogue } from './load-catalogue.ts';

/**
 * The outlines of the built-in cities, sorted by name. In the bundle of the server they are a file
 * that was written with it (`tools/build-server.ts`): to read all places for a twentieth of what is
 * known of them takes a start 200 ms of processor.
 */
export function loadOutlines(): CityOutline[] {
  return loadCatalogue().map(outlineOf);
}
