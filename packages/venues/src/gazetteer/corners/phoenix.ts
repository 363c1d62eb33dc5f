import type { CornerRows } from './corner-rows.ts';

export const cornersOfPhoenix: readonly CornerRows[] = [
  {
    labelEnd: 'Phoenix, AZ',
    rows: `
      Coronado|Coronado District|Country Club Park|Miracle Mile Phoenix|Calle 16
        33.472 -112.056 0.8,
      Warehouse District|CityScape|Footprint Center|PHX Arena|Mortgage Matchup Center
        33.4455 -112.071 0.5,
      Camelback Corridor|24th and Camelback|24th Street and Camelback|Town & Country Phoenix
        33.51 -112.028 0.8,
      Arcadia Lite|44th and Camelback 33.505 -112.01 1,
      Desert Ridge|Desert Ridge Marketplace|High Street|City North|MIM 33.677 -111.976 1.5,
      Sunnyslope 33.566 -112.068 2
    `,
  },
  {
    labelEnd: 'AZ',
    rows: `
      Kierland|Kierland Commons|Scottsdale Quarter 33.624 -111.929 1,
      Scottsdale Waterfront|Fifth Avenue Scottsdale|5th Avenue Shops|Fashion Square|Marshall Way|Scottsdale Arts District|Scottsdale Canal
        33.5015 -111.9295 0.5,
      South Scottsdale|SkySong|Los Arcos|Papago Plaza 33.465 -111.925 1.5,
      McCormick Ranch|Gainey Ranch|Gainey Village|Scottsdale Ranch|Via Linda 33.547 -111.905 2,
      Downtown Gilbert|Heritage District|Gilbert Heritage District|Gilbert Downtown
        33.355 -111.7895 1,
      Downtown Tempe|Tempe Downtown 33.4255 -111.94 0.8,
      Tempe Town Lake|Town Lake|Novus 33.433 -111.934 1,
      ASU|Arizona State|Arizona State University|ASU Tempe 33.42 -111.934 0.8,
      P83|P83 Entertainment District|Peoria Sports Complex 33.631 -112.233 1.5,
      Mesa Asian District|Asian District 33.415 -111.873 1.3,
      SanTan Village|San Tan Village 33.309 -111.742 2
    `,
  },
];
