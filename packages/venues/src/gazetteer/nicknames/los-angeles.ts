/** What else people call places in and around Los Angeles, by the label; commas part the names. */
export const nicknamesOfLosAngeles: Readonly<Record<string, string>> = {
  'Los Angeles, CA': 'city of angels',
  'Downtown, Los Angeles, CA': `
    pinata district, the fashion district, toy district, la downtown, city hall los angeles,
    la city hall, figueroa street dtla, hope street, temple street, orpheum la
  `,
  'Arts District, Los Angeles, CA': `
    row dtla, the row, arts district la, arts district dtla, traction avenue,
    6th street bridge, sixth street viaduct
  `,
  'Little Tokyo, Los Angeles, CA':
    'j town la, japantown la, j town los angeles, japantown los angeles, first street, 1st street',
  'Chinatown, Los Angeles, CA': 'chinatown la, el pueblo',
  'Hollywood, CA': `
    melrose hill, hollywood sign, hollywood hills, hwood, vine street, lake hollywood,
    hollywood heights, whitley heights, franklin avenue hollywood
  `,
  'East Hollywood & Thai Town, CA':
    'thai town la, east hollywood, barnsdall, barnsdall park, western avenue',
  'West Hollywood, CA': `
    boystown weho, santa monica blvd, santa monica boulevard, norma triangle, weho ca,
    rainbow district, design district west hollywood, west hollywood design district
  `,
  'Fairfax & Beverly Grove, Los Angeles, CA':
    'robertson, robertson boulevard, farmers market la, the farmers market la, fairfax avenue',
  'Silver Lake, Los Angeles, CA':
    'silver lake reservoir, silverlake la, rowena, hyperion, hyperion avenue',
  'Los Feliz, Los Angeles, CA':
    'los felix, hillhurst, hillhurst avenue, los feliz village, los feliz boulevard',
  'Griffith Park, Los Angeles, CA':
    'la zoo, los angeles zoo, griffith pk, griffith obs, the observatory',
  'Atwater Village, Los Angeles, CA': 'atwater, frog town',
  'Koreatown, Los Angeles, CA': `
    wilshire center, little bangladesh, korea town la, wilshire, wilshire boulevard,
    olympic boulevard, 6th street koreatown
  `,
  'Larchmont & Hancock Park, Los Angeles, CA':
    'windsor square, larchmont boulevard, arlington heights los angeles, windsor village',
  'West Adams, Los Angeles, CA': 'west adams la, adams boulevard',
  'Leimert Park & Crenshaw, Los Angeles, CA':
    'crenshaw district, crenshaw boulevard, slauson, hyde park la',
  'Venice, CA': `
    muscle beach, venice boardwalk, washington blvd venice, venice ca, ocean front walk,
    venice boulevard, lincoln boulevard
  `,
  'Santa Monica, CA': `
    ocean avenue, downtown santa monica, wilshire santa monica, dtsm, annenberg beach house,
    will rogers beach, wilshire montana, santa monica canyon
  `,
  'Marina del Rey, CA': 'mdr, marina del ray, ballona, ballona wetlands',
  'Westwood & Brentwood, Los Angeles, CA':
    'the getty, getty, westwood la, little tehran, westwood boulevard, mandeville canyon',
  'Beverly Hills, CA': 'bh, rodeo drive, golden triangle, south beverly',
  'Culver City, CA':
    'downtown culver, sony studios, helms district, culver, west washington, fox hills',
  'Pasadena, CA':
    'huntington library, south lake, playhouse village, lake avenue pasadena, lake avenue',
  'South Pasadena, CA': 'south pas, mission street south pasadena',
  'Highland Park & Eagle Rock, Los Angeles, CA': `
    hlp, figueroa, figueroa street, garvanza, hermon, mount washington, mt washington,
    occidental college, eagle rock boulevard, debs park, ernest debs park
  `,
  'San Gabriel, CA': 'valley boulevard, valley blvd',
  'Glendale, CA': 'brand boulevard, glendale la',
  'Burbank, CA': 'magnolia park, magnolia boulevard, burbank media district, magnolia park burbank',
  'Universal City & North Hollywood, CA': 'citywalk, city walk',
  'Studio City, CA': 'tujunga village, sportsmens lodge',
  'Sherman Oaks, CA':
    'sherman oaks galleria, van nuys boulevard, sepulveda basin, mulholland, mulholland drive',
  'San Fernando Valley, CA': 'the valley la, la valley',
  'Calabasas, CA': 'warner center, old agoura, malibu canyon',
  'Manhattan Beach, CA': 'mb, mb pier, manhattan beach pier, downtown manhattan beach',
  'Hermosa Beach, CA': 'hermosa pier, pier avenue',
  'Redondo Beach, CA': 'king harbor, riviera village, redondo pier, south redondo',
  'Torrance, CA': 'old torrance, old town torrance, hollywood riviera',
  'Inglewood, CA': 'the forum, sofi, market street inglewood',
  'Long Beach, CA': 'lbc, bixby knolls, lb',
  'San Pedro, CA': 'point fermin, pedro, los angeles harbor, ports o call',
  'Rancho Palos Verdes, CA': 'pv, p v, pv peninsula',
  'Huntington Beach, CA': 'hb, h b, main street huntington beach, pacific city',
  'Newport Beach, CA': 'balboa, balboa peninsula, balboa pier, lido, balboa island, corona del mar',
  'Laguna Beach, CA': 'laguna, downtown laguna',
  'Costa Mesa, CA': 'the lab, the camp, lab anti mall, the lab anti mall, south coast metro',
  'Artesia, CA': 'little india, little india artesia',
  'Exposition Park, Los Angeles, CA':
    'expo park, coliseum, la coliseum, the coliseum, university park, usc village',
  'Boyle Heights, Los Angeles, CA': 'east los',
  'Santa Clarita, CA': 'magic mountain, old town newhall, scv',
  'Anaheim, CA':
    'downtown anaheim, anaheim resort, platinum triangle, anaheim hills, downtown fullerton, soco',
  'Echo Park, Los Angeles, CA': 'victor heights',
  'Miracle Mile, Los Angeles, CA': 'carthay, carthay circle, park la brea',
  'Pico-Robertson, Los Angeles, CA': 'south robertson, soro, pico boulevard',
  'Sawtelle & Rancho Park, Los Angeles, CA': 'westside pavilion',
  'Pacific Coast Highway, Los Angeles, CA': 'castellammare',
  'Arcadia, CA': 'la arboretum, the arboretum',
  'Downtown Long Beach, CA': 'alamitos beach, rainbow harbor',
  'Belmont Shore & Naples, Long Beach, CA': 'naples island, second street belmont shore',
  'El Segundo, CA': 'smoky hollow, rosecrans',
};
