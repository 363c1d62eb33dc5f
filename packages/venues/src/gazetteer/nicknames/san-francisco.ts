/** What else people call places in and around San Francisco, by the label; commas part the names. */
export const nicknamesOfSanFrancisco: Readonly<Record<string, string>> = {
  'San Francisco, CA': 'city by the bay, san fransico, sf ca',
  'Mission District, San Francisco, CA': `
    la mision, mission dolores, dolores, mission sf, mission st, mission street,
    mission dolores park, harrison street, 20th street mission, 22nd street mission
  `,
  'Castro and Twin Peaks, San Francisco, CA':
    'castro street, church and market, upper market, 18th and castro, castro sf',
  'Haight-Ashbury, San Francisco, CA': 'haight street, hayght, the upper haight',
  'Lower Haight, San Francisco, CA': 'lower haight street, duboce park, waller street',
  'Hayes Valley, San Francisco, CA': `
    hayes street, sf jazz, sfjazz, sf jazz center, patricias green, octavia street,
    linden alley, linden street
  `,
  'Civic Center, San Francisco, CA': `
    city hall sf, sf city hall, opera house, sf opera, war memorial opera house,
    davies symphony hall
  `,
  'Union Square, San Francisco, CA': `
    maiden lane, powell street, union square sf, sutter street, geary street,
    theater district sf, cable car turnaround
  `,
  'Financial District, San Francisco, CA': `
    transamerica, montgomery street, montgomery bart, fidi sf, sansome, sansome street,
    embarcadero center, belden place, leidesdorff, bush street
  `,
  'SoMa, San Francisco, CA': `
    moscone, moscone center, transbay, transbay terminal, design district, folsom street,
    soma sf, salesforce tower, folsom
  `,
  'Mission Bay, San Francisco, CA': `
    4th and king, 4th and king caltrain, caltrain station 4th and king, caltrain sf, chase ctr,
    warriors arena, mission rock, warriors, giants stadium sf
  `,
  'Embarcadero, San Francisco, CA':
    'pier 7, sf waterfront, waterfront sf, levis plaza, pier 1, pier 33',
  'North Beach, San Francisco, CA': 'columbus avenue, grant avenue, broadway sf, sf little italy',
  "Fisherman's Wharf, San Francisco, CA": 'fishermans warf, the wharf sf',
  'Marina and Cow Hollow, San Francisco, CA':
    'chestnut street, marina sf, marina green, the marina sf',
  'Pacific Heights, San Francisco, CA': 'alta plaza, lafayette park',
  'Japantown and the Fillmore, San Francisco, CA':
    'japantown sf, japan center, upper fillmore, lower fillmore, peace plaza',
  'Inner Richmond, San Francisco, CA':
    'central richmond, geary, geary boulevard, lake street, arguello, arguello boulevard',
  'Outer Richmond, San Francisco, CA':
    'balboa street, balboa, seacliff, cliff house, sutro heights',
  'Outer Sunset, San Francisco, CA': `
    noriega, noriega street, judah street, taraval, taraval street, sf zoo, san francisco zoo,
    great highway, sunset dunes
  `,
  'Bernal Heights and Noe Valley, San Francisco, CA':
    '24th street noe valley, noe valley 24th street, bernal hill, precita park, church street',
  'Glen Park and Excelsior, San Francisco, CA':
    'balboa park, mission terrace, sunnyside sf, ingleside sf',
  'Potrero Hill, San Francisco, CA': 'potrero, 18th street potrero, the hill sf',
  'Dogpatch, San Francisco, CA': 'pier 70, dog patch, third street sf',
  'Oakland, CA': 'oaktown, oakland california',
  'Jack London Square, Oakland, CA': 'jls, jack london district, produce district oakland',
  'Oakland Hills, CA':
    'montclair oakland, montclair village oakland, redwood regional, redwood regional park',
  'Berkeley, CA': 'berkley, cal, berkeley california',
  'Downtown Berkeley, CA': `
    shattuck, shattuck avenue, berkeley arts district, lorin, lorin district, adeline street,
    south berkeley
  `,
  'North Berkeley, CA':
    'northside berkeley, westbrae, north shattuck, northbrae, thousand oaks berkeley',
  'Southside and Elmwood, Berkeley, CA':
    'telegraph avenue berkeley, telegraph ave berkeley, southside berkeley, ashby, ashby avenue',
  'Emeryville, CA': 'bay street, bay street emeryville, emeryvile',
  'Mill Valley, CA': 'mt tam, tam junction, blithedale, downtown mill valley',
  'San Rafael, CA': 'larkspur landing, san raphael, downtown san rafael, fourth street san rafael',
  'Half Moon Bay, CA': 'hmb, pillar point',
  'Palo Alto, CA':
    'university avenue, university ave palo alto, downtown palo alto, california avenue',
  'Mountain View, CA': 'castro street mountain view, downtown mountain view, mtn view',
  'San Jose, CA': 'sj, little saigon san jose, rose garden san jose',
  'Napa, CA': 'oxbow, oxbow district, napa ca',
  'Sonoma, CA': 'sonoma square, sonoma ca, town of sonoma',
  'Fremont, CA': 'niles',
  'Walnut Creek, CA': 'wc, downtown walnut creek, broadway plaza',
  'Los Gatos, CA': 'downtown los gatos',
  'Pleasanton, CA': 'downtown pleasanton, tri valley, tri-valley',
  'Petaluma, CA': 'downtown petaluma',
  'NoPa and Alamo Square, San Francisco, CA': 'fell street',
  'Chinatown, San Francisco, CA': 'kearny street, dragon gate, chinatown gate',
  'Tenderloin, San Francisco, CA': 'larkin street, little saigon sf',
  'Russian Hill, San Francisco, CA': 'lombard street sf, lombard st',
  'Golden Gate Park, San Francisco, CA': 'cal academy, stow lake, academy of sciences',
  'Inner Sunset, San Francisco, CA': '19th avenue, inner sunset sf',
  'Presidio, San Francisco, CA': 'presidio main post, main post',
  'Fruitvale and East Oakland, CA': 'international blvd, laurel, mills college, jingletown',
  'Temescal and Rockridge, Oakland, CA': 'longfellow, bushrod, golden gate oakland',
  'Lake Merritt and Grand Lake, Oakland, CA': 'trestle glen',
  'West Berkeley and the Marina, CA': 'san pablo avenue',
  'Alameda, CA': 'crown beach, park street alameda, webster street alameda',
  'Marin Headlands, Sausalito, CA': 'cavallo point',
  'Livermore, CA': 'livermore wineries, livermore wine country',
};
