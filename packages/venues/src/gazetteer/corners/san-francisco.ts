import type { CornerRows } from './corner-rows.ts';

export const cornersOfSanFrancisco: readonly CornerRows[] = [
  {
    labelEnd: 'CA',
    rows: `
      Downtown San Francisco|Downtown SF|Downtown|Market Street|SF Downtown|Powell
        37.788 -122.405 0.8,
      Napa County|Napa Valley|Wine Country 38.4 -122.37 9,
      Sonoma County|Sonoma Wine Country|Sonoma Valley 38.36 -122.56 11,
      West Marin 38.01 -122.76 10,
      Downtown San Jose|San Pedro Square|SoFA District|SoFA San Jose 37.3345 -121.8895 1,
      Stanford|Stanford University|Stanford Campus 37.4285 -122.17 1.5,
      Burlingame|Downtown Burlingame|Burlingame Avenue 37.578 -122.348 2.2
    `,
  },
  {
    labelEnd: 'San Francisco, CA',
    rows: `
      Valencia Street|Valencia|Valencia Corridor|16th Street Mission|16th and Valencia|16th and Mission
        37.7605 -122.4215 0.5,
      24th Street|24th and Mission|24th St Mission|Calle 24|Inner Mission|24th Street Mission
        37.7525 -122.415 0.5,
      Bernal Heights|Bernal|Cortland|Cortland Avenue 37.74 -122.416 0.7,
      Cole Valley 37.7655 -122.45 0.5,
      Divisadero|Divis|Divisadero Street|the Divis|Divisadero Corridor|Painted Ladies
        37.7755 -122.4378 0.4,
      Western Addition 37.781 -122.431 0.5,
      Cow Hollow|Union Street|Union St SF 37.7975 -122.4365 0.5,
      Fort Mason|Aquatic Park 37.8065 -122.4315 0.6,
      Polk Gulch|Polk Street|Polk 37.7925 -122.421 0.4,
      Jackson Square|Barbary Coast 37.7965 -122.4025 0.4,
      South Beach|Rincon Hill|the East Cut|East Cut|South Park|Ballpark|AT&T Park
        37.7835 -122.392 0.6,
      Clement Street|Clement|Inner Clement 37.7825 -122.464 0.5,
      Irving Street|9th and Irving|Inner Irving|Judah 37.764 -122.468 0.5,
      Laurel Village|Laurel Heights|Sacramento Street|Presidio Heights 37.7865 -122.4525 0.7,
      Ocean Beach|Ocean Beach SF 37.76 -122.509 1
    `,
  },
  {
    labelEnd: 'Oakland, CA',
    rows: `
      Uptown Oakland|Uptown|KONO|Koreatown Northgate|Uptown Arts District 37.809 -122.2685 0.5,
      Oakland Chinatown|Chinatown Oakland 37.7995 -122.27 0.5,
      Rockridge|College Avenue|College Ave Oakland|Rockridge BART 37.8435 -122.2515 0.7,
      Temescal|Telegraph Avenue|Telegraph Oakland|Telegraph Avenue Oakland 37.8355 -122.263 0.7,
      Grand Lake|Lakeshore|Lakeshore Avenue|Grand Lake Theater 37.8115 -122.2475 0.6
    `,
  },
  {
    labelEnd: 'Berkeley, CA',
    rows: `
      Elmwood|Elmwood District|Elmwood Berkeley|College Avenue Berkeley|Claremont Berkeley
        37.8585 -122.253 0.6
    `,
  },
];
