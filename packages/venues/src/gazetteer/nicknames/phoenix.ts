/** What else people call places in and around Phoenix, by the label; commas part the names. */
export const nicknamesOfPhoenix: Readonly<Record<string, string>> = {
  'Phoenix, AZ': 'valley of the sun, the valley az, metro phoenix, phx az',
  'Downtown, Phoenix, AZ': `
    dtphx, downtown phx, phoenix convention center, asu downtown, block 23,
    phoenix public market, van buren, arizona center, collier center,
    phoenix city hall, suns arena, diamondbacks stadium, heritage and science park
  `,
  'Roosevelt Row, Phoenix, AZ': `
    roosevelt, first friday, first fridays, hance park, garfield, row phoenix,
    roosevelt street, roosevelt historic district
  `,
  'Grand Avenue and Capitol, Phoenix, AZ': `
    grand avenue, state capitol, capitol mall, woodland historic district, triangle district,
    grand ave phoenix
  `,
  'Midtown and Encanto, Phoenix, AZ': `
    central ave, park central, alvarado, palmcroft, mcdowell road, thomas road, osborn,
    encanto village, indian school, indian school road, steele park, brophy
  `,
  'Melrose, Phoenix, AZ':
    'melrose, 7th avenue, seventh avenue, 7th ave phoenix, yaple park, 7th ave melrose',
  'Uptown, Phoenix, AZ': `
    central and camelback, medlock place, windsor square phoenix, 7th street uptown,
    uptown phx, alhambra phoenix
  `,
  'North Central, Phoenix, AZ':
    'murphy bridle path, dreamy draw, n central, north mountain park, dreamy draw park, hatcher',
  'Central Phoenix, Phoenix, AZ': 'central phx',
  'Biltmore, Phoenix, AZ': 'camelback, the biltmore, esplanade phoenix, camelback road, squaw peak',
  'Arcadia, Phoenix, AZ': `
    arcadia az, arcadia arizona, echo canyon, cholla trail, royal palms, lower arcadia,
    indian school and 44th
  `,
  'Paradise Valley, AZ':
    'pv, pv az, camelback inn, mummy mountain, paradise valley arizona, mountain shadows',
  'North Phoenix, Phoenix, AZ': `
    happy valley, cactus park, turf paradise, pv mall, paradise valley mall, pv village,
    tatum and shea, 32nd street and shea, pv phoenix, shea, bell road, cave creek road,
    ben avery, cactus
  `,
  'Kierland and Desert Ridge, Phoenix, AZ': 'tatum, tatum boulevard, ne phoenix, northeast phoenix',
  'Northwest Phoenix, Phoenix, AZ': 'nw phoenix, metro center, west phoenix',
  'Old Town Scottsdale, AZ': `
    oldtown scottsdale, old town scotsdale, entertainment district,
    scottsdale entertainment district, civic center scottsdale, main street scottsdale,
    old scottsdale, ots, camelback and scottsdale, oldtown, museum of the west,
    hotel valley ho, giants spring training, scottsdale road
  `,
  'Scottsdale, AZ': 'hayden, hayden road, scotsdale, frank lloyd wright scottsdale, railroad park',
  'North Scottsdale, AZ': `
    dc ranch, market street dc ranch, market street at dc ranch, grayhawk, westworld, troon,
    tpc scottsdale, frank lloyd wright, scottsdale airpark, airpark, butherus,
    mcdowell mountains, gateway trailhead, browns ranch, troon north, desert mountain,
    shea and scottsdale
  `,
  'Talking Stick, Scottsdale, AZ':
    'odysea, salt river, the pavilions, salt river reservation, talking stick resort',
  'Mill Avenue, Tempe, AZ':
    'mill, a mountain, maple ash, gammage, rio salado parkway, university drive, asu campus',
  'Tempe, AZ': 'apache boulevard, apache blvd, tempe arizona, rural road, tempe lake',
  'South Tempe, AZ': 'warner ranch, kyrene, baseline, baseline road, guadalupe, elliot road',
  'Mesa, AZ':
    'falcon field, red mountain, mesa arizona, cannon beach, east mesa, usery, leisure world',
  'West and South Mesa, AZ':
    'fiesta district, fiesta mesa, cubs stadium, west mesa, mesa grand, alma school',
  'Gilbert, AZ': 'power ranch, gilbert arizona, epicenter gilbert, water ranch, val vista, seville',
  'Chandler, AZ':
    'price corridor, chandler arizona, gila river, chandler mall, fashion center, intel chandler',
  'Ahwatukee, Phoenix, AZ': 'foothills, the foothills, ahwatukee foothills village',
  'Glendale, AZ': 'thunderbird, glendale phoenix, catlin court, glendale glitters, murphy park',
  'Peoria, AZ':
    'old town peoria, arrowhead mall, arrowhead ranch, arrowhead lakes, park west peoria',
  'Goodyear, AZ': 'wigwam, the wigwam, luke, gsq, cashion, goodyear arizona',
  'Black Canyon City, AZ': 'rock springs',
  'Superstition Foothills, Phoenix, AZ': 'the superstitions, superstitions',
  'South Mountain, Phoenix, AZ': 'dobbins, south mountain park',
  'Papago, Phoenix, AZ': '',
  'Cave Creek, AZ': 'cave creek regional park',
  'Downtown Mesa, AZ': 'mesa drive, main street mesa',
  'Queen Creek, AZ': 'olive mill',
  'Westgate, Glendale, AZ': 'westgate glendale, westgate entertainment district',
  'Lake Pleasant, AZ': 'lake pleasant marina',
};
