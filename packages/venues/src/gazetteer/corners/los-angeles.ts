import type { CornerRows } from './corner-rows.ts';

export const cornersOfLosAngeles: readonly CornerRows[] = [
  {
    labelEnd: 'CA',
    rows: `
      Orange County|OC|the OC 33.74 -117.89 12,
      Ventura Boulevard|Ventura Blvd 34.148 -118.43 3,
      Toluca Lake 34.1525 -118.356 1.2,
      Sunset Strip|Sunset Blvd|Sunset Boulevard|Sunset Plaza 34.0915 -118.38 0.9,
      Old Pasadena|Old Town Pasadena|Old Pas|Colorado Boulevard|Colorado Blvd 34.146 -118.15 0.5,
      Hollywood Boulevard|Hollywood Walk of Fame|Walk of Fame|Hollywood and Highland|Hollywood and Vine|Sunset and Vine|Cahuenga|Cahuenga Corridor
        34.1015 -118.3335 0.8,
      Main Street Santa Monica|Ocean Park|Ocean Park Santa Monica 34.002 -118.483 0.8,
      Montana Avenue|Montana Ave Santa Monica|North of Montana|San Vicente 34.03 -118.493 0.9,
      Abbot Kinney|Abbott Kinney|Abbot Kinney Boulevard|Rose Avenue 33.9915 -118.469 0.6
    `,
  },
  {
    labelEnd: 'Los Angeles, CA',
    rows: `
      Historic Core|Old Bank District|Spring Street|Pershing Square|7th and Fig|Jewelry District|Broadway
        34.047 -118.249 0.5,
      South Park|South Park DTLA|LA Live|L.A. Live|Staples Center|Convention Center|Los Angeles Convention Center
        34.0425 -118.2645 0.6,
      Bunker Hill|Grand Park 34.0545 -118.25 0.5,
      Melrose|Melrose Avenue|La Brea|La Brea Avenue 34.0837 -118.35 0.9,
      Beverly Grove|Beverly Boulevard|Third Street|West Third|West 3rd Street|La Cienega|Beverly Center
        34.0735 -118.372 0.7,
      Sunset Junction|Sunset Junction Silver Lake 34.0905 -118.2775 0.6,
      Thai Town|Little Armenia 34.1018 -118.3045 0.6,
      Virgil Village|Vermont Avenue 34.088 -118.287 0.6,
      Eagle Rock|Eagle Rock LA 34.1385 -118.211 1.3,
      York Boulevard|York|York Blvd Highland Park 34.121 -118.205 1,
      Mar Vista 34.005 -118.432 1.3,
      Palms 34.023 -118.404 1.1,
      Playa Vista|Silicon Beach|Runway Playa Vista 33.973 -118.427 1.9,
      Century City 34.0555 -118.4155 1.2,
      Westwood|Westwood Village|UCLA 34.0615 -118.4455 0.9,
      Brentwood|Brentwood LA|Brentwood Los Angeles 34.053 -118.4735 1.5,
      Pacific Palisades|Palisades Village|the Palisades|Palisades 34.045 -118.526 2.3,
      Mid-City|Mid City 34.041 -118.36 1.3,
      Lincoln Heights 34.067 -118.212 1.5,
      Westchester|Westchester LA 33.96 -118.401 2.8
    `,
  },
];
