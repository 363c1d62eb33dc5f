import { divides } from '@rendezvous/planner';
import { kinds } from '@rendezvous/venue-model';
import { catalogueCity, type CatalogueCity, type CatalogueVenue } from './catalogue-schema.ts';
import { milesBetween } from './geometry.ts';
import { hoursProblem } from './opening-hours.ts';

/** A city and the towns around it that the product speaks of lie within this many miles of the city's center. */
const cityRadiusMiles = 40;
/** Two places closer than about 12 m are one place written twice, unless one stands inside the other and says so by its address. */
const sameSpotMiles = 0.0075;

/** Everything implausible in one city file, one sentence each; empty when the file can be trusted as far as code can tell. */
export function catalogueProblems(json: unknown): string[] {
  const parsed = catalogueCity.safeParse(json);
  if (!parsed.success)
    return parsed.error.issues.map(
      (issue) => `${placeOf(json, issue.path)}: ${issue.message.slice(0, 120)}`,
    );
  const city = parsed.data;
  return [
    ...city.venues.flatMap((venue) => venueProblems(venue, city)),
    ...duplicateProblems(city.venues),
    ...waterProblems(city),
  ];
}

function placeOf(json: unknown, path: PropertyKey[]): string {
  const venues = (json as { venues?: { id?: string }[] } | null)?.venues;
  const id =
    path[0] === 'venues' && typeof path[1] === 'number' ? venues?.[path[1]]?.id : undefined;
  return id ? `${id} ${path.slice(2).join('.')}` : path.join('.');
}

function venueProblems(venue: CatalogueVenue, city: CatalogueCity): string[] {
  const problems: string[] = [];
  const say = (text: string) => problems.push(`${venue.id}: ${text}`);
  const kind = kinds[venue.category];
  const home = city.neighborhoods.find((candidate) => candidate.name === venue.neighborhood);
  if (!home) say(`neighborhood "${venue.neighborhood}" is not listed`);
  else if (milesBetween(venue, home) > home.radius_miles)
    say(
      `lies ${milesBetween(venue, home).toFixed(1)} miles from the middle of ${home.name}, whose radius is ${home.radius_miles}`,
    );
  if (milesBetween(venue, city.center) > cityRadiusMiles) say("lies outside the city's box");
  if (venue.price.min > venue.price.max) say('the least price is above the highest');
  if (!venue.indoor && !venue.outdoor) say('is neither indoor nor outdoor');
  if (venue.hours !== null) {
    const unreadable = hoursProblem(venue.hours, city.state);
    if (unreadable) say(`hours do not parse: ${unreadable.slice(0, 160)}`);
  }
  if (kind.role === 'meal' && venue.cuisines.length === 0) say('a meal names its cuisines');
  if (kind.role === 'meal' && venue.price.max === 0) say('a meal costs something');
  if (venue.stay_minutes < kind.stay[0] || venue.stay_minutes > kind.stay[2])
    say(
      `stay ${venue.stay_minutes} is outside ${kind.stay[0]} to ${kind.stay[2]} of ${venue.category}`,
    );
  return problems;
}

function waterProblems({ waters = [] }: CatalogueCity): string[] {
  return waters.flatMap((water) =>
    water.crossings
      .filter(
        ({ ends }) =>
          !divides({ name: water.name, line: water.line, crossings: [] }, ends[0], ends[1]),
      )
      .map((crossing) => `${crossing.name}: both ends lie on one side of ${water.name}`),
  );
}

function duplicateProblems(venues: readonly CatalogueVenue[]): string[] {
  const problems: string[] = [];
  venues.forEach((venue, i) => {
    for (const other of venues.slice(i + 1)) {
      if (other.id === venue.id) problems.push(`${venue.id}: the id is used twice`);
      else if (other.name.toLowerCase() === venue.name.toLowerCase())
        problems.push(`${venue.id} and ${other.id}: the same name`);
      else if (milesBetween(venue, other) < sameSpotMiles && venue.address !== other.address)
        problems.push(`${venue.id} and ${other.id}: the same spot, yet other addresses`);
    }
  });
  return problems;
}
