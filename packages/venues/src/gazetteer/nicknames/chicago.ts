/** What else people call places in and around Chicago, by the label; commas part the names. */
export const nicknamesOfChicago: Readonly<Record<string, string>> = {
  'Chicago, IL': 'windy city, the chi, chicago illinois usa, chicagoland',
  'Loop, Chicago, IL': `
    downtown, willis tower, sears tower, wacker drive, lasalle street, financial district,
    financial district chicago, ogilvie, loop chicago, west wacker, wabash, wabash avenue,
    adams and wabash, jewelers row, block 37, pritzker pavilion, chicago and state loop
  `,
  'South Loop, Chicago, IL':
    'prairie district, prairie avenue, motor row, roosevelt road, mccormick place',
  'River North, Chicago, IL': `
    merchandise mart, the mart, cathedral district, hubbard street, river n, erie street,
    kinzie, kinzie street, ontario street, fulton river district, chicago and state
  `,
  'Gold Coast, Chicago, IL': `
    rush street, viagra triangle, rush and division, oak street, hancock building,
    john hancock center
  `,
  'Streeterville, Chicago, IL': 'northwestern memorial, lake shore drive, tribune tower chicago',
  'Old Town, Chicago, IL': 'wells street, cabrini, cabrini green, piper alley, wells and division',
  'Lincoln Park, Chicago, IL': `
    halsted, halsted street, north ave beach, north avenue beach, lincoln yards,
    clybourn corridor, clybourn, park west lincoln park, old town triangle, lincoln avenue,
    theater on the lake
  `,
  'Lakeview, Chicago, IL': `
    clark street, diversey, graceland west, belmont and sheffield, belmont avenue,
    broadway chicago, nettelhorst, gallagher way, clark and belmont, sheridan road
  `,
  'Lincoln Square and North Center, Chicago, IL': 'budlong woods, lincoln sq, western and leland',
  'Andersonville, Chicago, IL':
    'a ville, clark street andersonville, foster avenue, balmoral, swedish museum',
  'Edgewater, Chicago, IL': 'bryn mawr, hollywood beach, osterman beach, granville, thorndale',
  'Rogers Park, Chicago, IL':
    'loyola, jarvis square, loyola beach, morse, howard street, morse avenue',
  'West Ridge, Chicago, IL': 'peterson park, little india chicago, little india',
  'Northwest Side, Chicago, IL':
    'six corners portage park, kedzie brown line, nw side, portage theater, pulaski',
  'Wicker Park, Chicago, IL': `
    wicker, wicker pk, damen, damen blue line, north and damen, division street,
    milwaukee avenue, north avenue
  `,
  'Bucktown, Chicago, IL': 'armitage and damen',
  'Ukrainian Village, Chicago, IL': `
    uke village, ukie village, smith park, uk village, chicago avenue, east ukrainian village,
    western avenue, grand and western
  `,
  'West Town, Chicago, IL':
    'polish triangle, grand avenue chicago, goose island, noble sq, chicago and ashland',
  'Logan Square, Chicago, IL': `
    kosciuszko park, milwaukee avenue logan square, logan sq, kedzie, kedzie boulevard,
    california blue line, fullerton and milwaukee
  `,
  'West Loop, Chicago, IL': `
    w loop, madison street west loop, ogilvie west loop, west randolph, w randolph, union park,
    skinner park, madison and racine
  `,
  'Little Italy, Chicago, IL': 'taylor st, maxwell street',
  'Pilsen, Chicago, IL': `
    18th street, 18th street pilsen, heart of chicago, 18th st pilsen, blue island avenue,
    damen silos
  `,
  'Chinatown, Chicago, IL':
    'wentworth avenue, ping tom, ping tom park, cermak, cermak road, archer avenue',
  'Bridgeport, Chicago, IL':
    'sox park, guaranteed rate field, comiskey, comiskey park, white sox park, halsted bridgeport',
  'Bronzeville, Chicago, IL': 'grand boulevard, oakland chicago, douglas chicago, 47th street',
  'Hyde Park, Chicago, IL': `
    uchicago, u of c, u chicago, msi, museum of science and industry, 53rd street hyde park,
    hyde pk, dusable museum
  `,
  'Chatham and South Shore, Chicago, IL': 'pill hill, calumet heights chicago, 79th street',
  'Beverly and Pullman, Chicago, IL':
    'beverly hills chicago, beverly chicago, pullman national park, 95th street',
  'Evanston, IL': 'main street evanston, central street evanston, evanston illinois, e town',
  'Evanston and Wilmette, IL':
    'bahai temple, baha i temple, bahai house of worship, plaza del lago',
  'North Shore, Chicago, IL': 'botanic garden, botanic gardens, northshore',
  'Naperville, IL': 'downtown naperville illinois, fox valley, napervile',
  'Schaumburg, IL': 'schaumberg',
  'Oak Park, IL': 'hemingway district, oak park illinois',
  'La Grange, IL': 'lagrange, la grange illinois',
  'Chicago River and Riverwalk, Chicago, IL':
    'wolf point, michigan avenue bridge, dusable bridge, bridgehouse museum',
  'Uptown, Chicago, IL': 'wilson avenue, lawrence avenue, lawrence and broadway',
  'Avondale and Irving Park, Chicago, IL': 'elston, belmont and kedzie',
  'Midway, Chicago, IL': 'ford city',
};
