/** What else people call places in and around Houston, by the label; commas part the names. */
export const nicknamesOfHouston: Readonly<Record<string, string>> = {
  'Houston, TX': 'space city, bayou city, houston texas usa, clutch city',
  'Downtown, Houston, TX': `
    minute maid park, george r brown, george r brown convention center, grb,
    warehouse district, downtown htx, houston downtown, hardy yards, tranquility park,
    green street, greenstreet, the highlight, phoenicia downtown
  `,
  'EaDo, Houston, TX': `
    old chinatown, bbva stadium, e a d o, st emanuel, saint emanuel street, hutchins,
    astros stadium
  `,
  'East End, Houston, TX': 'eastwood, idylwood',
  'Third Ward, Houston, TX':
    'riverside terrace, emancipation avenue, texas southern, macgregor, uh, univ of houston',
  'Buffalo Bayou, Houston, TX':
    'allen parkway, eleanor tinsley, waugh bat bridge, waugh bridge, cistern',
  'Midtown, Houston, TX': `
    main street midtown, elgin street, mid main, midtown htx, the super block, super block,
    bagby, gray street, bagby street
  `,
  'Montrose, Houston, TX': `
    neartown, cherryhurst, winlow place, hyde park houston, montross, mandell, dunlavy,
    montrose boulevard, taft street, fairview street, hawthorne street
  `,
  'River Oaks, Houston, TX': 'river oaks shopping center, west gray, lamar river oaks',
  'Upper Kirby, Houston, TX': `
    kirby, kirby drive, lower shepherd, west ave, shepherd, lower kirby, alabama theater,
    shepherd drive, buffalo speedway
  `,
  'Washington Avenue, Houston, TX': 'wash ave, washington ave houston, memorial heights',
  'Heights, Houston, TX': `
    brooke smith, sunset heights, greater heights, the hieghts, yale, ella boulevard,
    20th street heights
  `,
  'Garden Oaks and Northwest, Houston, TX': 'goof, north shepherd, northwest houston',
  'Museum District, Houston, TX': `
    mfah, museum of fine arts, museum park, binz, boulevard oaks, museum dist, hermann square,
    almeda road
  `,
  'Rice Village, Houston, TX': `
    rice, southampton, the village houston, rice stadium, holcombe, morningside drive,
    times boulevard
  `,
  'Galleria, Houston, TX': `
    uptown, galeria, the galleria houston, williams tower, waterwall, water wall, san felipe,
    voss, woodway, blvd place, boulevard place, chimney rock houston, sage road, fountain view,
    richmond strip, westheimer and post oak
  `,
  'Memorial and Westchase, Houston, TX': `
    piney point, dairy ashford, terry hershey park, royal oaks, westchase, memorial drive,
    memorial houston, mid west, midwest houston, katy freeway, gessner, beltway 8, addicks,
    bendwood, bush park, george bush park, hwy 6, eldridge parkway
  `,
  'Memorial Park, Houston, TX': 'memorial pk',
  'Asiatown, Houston, TX':
    'viet town, vietnam town, little saigon houston, harwin, new chinatown, saigon houston',
  'Mahatma Gandhi District, Houston, TX': 'gandhi district, little india, harwin drive, fondren',
  'Spring Branch, Houston, TX': 'koreatown houston, korea town houston, hammerly',
  'Bellaire and South Main, Houston, TX': 'astroworld, south main, willowbend, braes heights',
  'Southeast Houston, Houston, TX': 'gulfgate houston, gulf freeway',
  'Sugar Land, TX': 'sugarland, telfair, imperial, sugar land texas, fort bend county',
  'Katy, TX':
    'old katy, katy asian town, katy asiatown, downtown katy, katy texas, katy mills mall',
  'The Woodlands, TX': `
    woodlands, market street, woodlands waterway, town green, lake woodlands, creekside,
    creekside park, rayford
  `,
  'Spring, TX':
    'fm 1960, louetta, spring cypress, 1960, gleannloch, gleannloch farms, mercer botanic garden',
  'Tomball, TX': 'vintage park, old town tomball, downtown tomball',
  'Galveston, TX': 'galvestan, east end galveston, jamaica beach, galveston texas, pier 21',
  'San Jacinto Battleground, La Porte, TX': 'san jacinto, battleship texas',
  'Kemah and Clear Lake, TX': 'nasa parkway, nasa johnson space center, jsc',
  'Greenway, Houston, TX': 'southwest freeway, wesleyan',
  'Northside, Houston, TX': 'quitman, lindale park',
  'Meyerland, Houston, TX': 'bissonnet, meyerland plaza',
};
