import type { CornerRows } from './corner-rows.ts';

export const cornersOfHouston: readonly CornerRows[] = [
  {
    labelEnd: 'Houston, TX',
    rows: `
      Theater District|Theatre District|Bayou Place 29.7625 -95.3655 0.5,
      Market Square|Historic District|Main Street|Main Street Square|Historic Market Square
        29.7635 -95.362 0.4,
      Lower Westheimer|Westheimer|Westheimer Road|Avondale Houston 29.744 -95.3895 0.5,
      Menil|Menil District|Richmond Avenue|West Alabama|Alabama Street 29.7372 -95.3985 0.6,
      19th Street|19th Street Heights|Heights 19th Street|Shady Acres 29.803 -95.402 0.7,
      MKT|M-K-T|M-K-T Heights|Heights Mercantile|White Oak|White Oak Drive|Woodland Heights|Lower Heights|Sawyer Heights|Norhill|Studewood|Heights Boulevard
        29.789 -95.39 0.8,
      Sawyer Yards|First Ward|Arts District Houston|Washington Arts District|Old Sixth Ward|Sixth Ward
        29.7715 -95.3825 0.7,
      Rice Military|Cottage Grove|Washington Corridor 29.766 -95.413 0.9,
      River Oaks District|Highland Village|Afton Oaks 29.7395 -95.445 0.8,
      Texas Medical Center|TMC|Med Center|Medical Center|Medical Center Houston|the Medical Center|the Med Center
        29.707 -95.4 1.1,
      CityCentre|City Centre|City Center|Town and Country|Town & Country Village|Town & Country
        29.7795 -95.561 1.5,
      Memorial City|Memorial City Mall 29.78 -95.54 2,
      Second Ward|Segundo Barrio|Navigation|Navigation Boulevard 29.752 -95.34 1
    `,
  },
  {
    labelEnd: 'TX',
    rows: `
      Sugar Land Town Square 29.5985 -95.622 1.5,
      the Strand|Strand|Strand District|Strand Historic District|the Strand Galveston|Downtown Galveston
        29.306 -94.7935 0.8,
      Galveston Seawall|the Seawall|Seawall|Seawall Boulevard|Pleasure Pier|Moody Gardens|Galveston Beach
        29.286 -94.793 1.5,
      Bay Area Houston|Clear Lake Area|Clear Lake|Galveston Bay 29.55 -95.07 4
    `,
  },
];
