/** What else people call places in New York, by the label; commas part the names. */
export const nicknamesOfNewYork: Readonly<Record<string, string>> = {
  'New York, NY': 'big apple, new york ny usa',
  'Manhattan, NY': 'new york county',
  'East Village, New York, NY':
    'ev, e village, loisaida, first avenue, east 6th street, e 6th street',
  'Lower East Side, New York, NY': `
    orchard street, ludlow street, delancey, delancey street, essex crossing, rivington street,
    clinton street, seward park, east broadway, sara d roosevelt park, katzs, rivington
  `,
  'Greenwich Village, New York, NY': `
    bleecker street, macdougal street, gv, central village, west 4th, west 4th street,
    8th street nyc, sullivan street, jackson square nyc
  `,
  'West Village, New York, NY': `
    w village, christopher street, stonewall, sheridan square, pier 45, hudson street,
    abingdon square
  `,
  'Meatpacking District, New York, NY': 'mpd, gansevoort, gansevoort street, the meatpacking',
  'Chelsea, New York, NY':
    'west chelsea, chelsea piers, chelsea galleries, hotel chelsea, 8th avenue chelsea',
  'Hudson Yards, New York, NY': 'javits, javits center, javits convention center',
  'Midtown, New York, NY':
    'moma, midtown manhattan, midtown nyc, central midtown, rockefeller, nypl',
  'Midtown East, New York, NY': `
    grand central, grand central station, grand central terminal, un, united nations,
    sutton place, turtle bay, tudor city, chrysler building, midtown e
  `,
  'Upper East Side, New York, NY': `
    upper east, madison avenue, lenox hill, upper e side, 92nd street y, 92y, gracie mansion,
    carl schurz
  `,
  'Upper West Side, New York, NY': `
    upper west, museum of natural history, natural history museum nyc, 72nd and broadway,
    amsterdam avenue, central park west, riverside drive, columbus avenue, 96th street
  `,
  'Columbus Circle, New York, NY': 'columbus circle station, time warner center',
  'Harlem, New York, NY': `
    lenox avenue, marcus garvey park, apollo theater, frederick douglass blvd, west harlem,
    mount morris park, little senegal, st nicholas park
  `,
  'East Harlem, New York, NY': '116th street, la marqueta',
  'Washington Heights, New York, NY':
    'wash heights, little dominican republic, gwb, the heights nyc, 181st street',
  'Inwood, New York, NY': 'dyckman, dyckman street',
  'Belmont, Bronx, NY':
    'arthur ave, little italy in the bronx, bronx little italy, nybg, little italy bronx',
  'Financial District, New York, NY': 'wall st, financial dist, bowling green',
  'Chinatown, New York, NY': 'manhattan chinatown, canal street, mott street, doyers street',
  'SoHo, New York, NY':
    'spring street soho, prince street, south of houston, soho nyc, soho manhattan, west broadway',
  'Tribeca, New York, NY': 'triangle below canal',
  'Nolita, New York, NY': 'mulberry street nolita',
  'Little Italy, New York, NY': 'mulberry street',
  "Hell's Kitchen, New York, NY":
    'restaurant row nyc, hells kitch, port authority, theatre row, port authority bus terminal',
  'Times Square, New York, NY': 'broadway theaters, 42nd and broadway, tsq, broadway, broadway nyc',
  'Gramercy, New York, NY': 'gramercy pk, irving place, stuyvesant square',
  'Brooklyn Heights, NY': 'brooklyn hts, montague street',
  'Cobble Hill, Brooklyn, NY': `
    bococa, court street, columbia street waterfront, columbia waterfront district,
    columbia waterfront
  `,
  'Downtown Brooklyn, NY':
    'metrotech, dekalb market, fulton mall, borough hall, jay street, cadman plaza',
  'Fort Greene, Brooklyn, NY': 'bam, atlantic terminal, ft greene, dekalb avenue',
  'Park Slope, Brooklyn, NY': `
    7th avenue park slope, park slp, seventh avenue park slope, prospect park west,
    fourth avenue brooklyn
  `,
  'Prospect Heights, Brooklyn, NY': 'vanderbilt avenue, washington avenue brooklyn',
  'Crown Heights, Brooklyn, NY': 'nostrand avenue, franklin avenue, weeksville, little caribbean',
  'Bed-Stuy, Brooklyn, NY': `
    ocean hill, stuyvesant heights, tompkins avenue, bedstuy, lewis avenue,
    fulton street brooklyn
  `,
  'Williamsburg, Brooklyn, NY': `
    wythe avenue, south williamsburg, williamsburgh, metropolitan avenue, domino, burg,
    williamsburg waterfront, grand street, lorimer, lorimer l
  `,
  'Greenpoint, Brooklyn, NY': `
    greenpoint avenue, gpt, transmitter park, franklin street greenpoint, mcgolrick park,
    manhattan avenue greenpoint
  `,
  'Bushwick, Brooklyn, NY': `
    jefferson l, jefferson street, myrtle wyckoff, morgan l, morgan ave l, wyckoff avenue,
    halsey, halsey l, irving avenue
  `,
  'Sunset Park, Brooklyn, NY':
    '8th avenue brooklyn, brooklyn chinatown, chinatown brooklyn, eighth avenue brooklyn',
  'Coney Island, Brooklyn, NY': 'coney, luna park brooklyn',
  'Brighton Beach, Brooklyn, NY': 'manhattan beach brooklyn',
  'Astoria, NY': 'steinway, steinway street, little egypt, kaufman studios, broadway astoria',
  'Long Island City, NY': 'queens plaza, court square, l i c',
  'Flushing, NY': `
    flushing chinatown, main street flushing, queens chinatown, chinatown flushing,
    chinatown queens, bell boulevard
  `,
  'Corona, New York, NY':
    'arthur ashe stadium, us open, us open tennis, corona park, flushing meadows park',
  'Jackson Heights, New York, NY': 'roosevelt avenue, roosevelt ave, jackson hts, little india',
  'Forest Hills, Queens, NY': 'austin street, forest hills ny',
  'Rockaway Beach, Queens, NY': 'far rockaway beach, the rockaways, rockaway pk, rockaway park',
  'North Shore, Staten Island, NY': 'stapleton, tompkinsville',
  'Jersey City, NJ': 'jc, jersey, newport jersey city, newport mall, exchange place',
  'Hoboken, NJ': 'hobokin, washington street hoboken',
  'Nyack, NY': 'rockland, rockland county',
  'Flatiron, New York, NY': '23rd street, lower fifth',
  'Union Square, New York, NY': '14th street, union square nyc',
  'Koreatown, New York, NY': 'korea way, 32nd street, k town nyc',
  'Roosevelt Island, New York, NY': 'roosevelt island tram',
  'Central Park, New York, NY': 'bethesda fountain, bethesda terrace',
  'Red Hook, Brooklyn, NY': 'valentino pier, van brunt street',
  'Bay Ridge, Brooklyn, NY': 'fort hamilton, third avenue bay ridge',
  'DUMBO, Brooklyn, NY': 'fulton ferry, fulton ferry landing',
  'Sheepshead Bay, Brooklyn, NY': 'emmons avenue',
  'NoHo, New York, NY': 'cooper square, lafayette street',
};
