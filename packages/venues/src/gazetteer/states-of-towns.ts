import type { CityOutline } from '../city-outline.ts';

/** Towns of a city's area that lie across a state line. */
const statesOfTowns: Record<string, string> = {
  'Jersey City': 'NJ',
  Hoboken: 'NJ',
  Weehawken: 'NJ',
  Newark: 'NJ',
  Montclair: 'NJ',
  'East Rutherford': 'NJ',
};

/** The state that a town of a city's area lies in. */
export function stateOf(town: string, city: CityOutline): string {
  return statesOfTowns[town] ?? city.state;
}
