import type { CornerRows } from './corner-rows.ts';

export const cornersOfChicago: readonly CornerRows[] = [
  {
    labelEnd: 'Chicago, IL',
    rows: `
      Magnificent Mile|Mag Mile|the Mag Mile|Michigan Avenue|Michigan Ave|Water Tower|North Michigan Avenue|Water Tower Place
        41.895 -87.6242 0.5,
      New Eastside|Lakeshore East 41.8826 -87.6226 0.5,
      Theater District|Theatre District|State Street 41.8847 -87.6282 0.4,
      Near North Side|Near North|the Near North Side 41.9 -87.632 1.1,
      Printers Row|Printer's Row|Dearborn Park 41.874 -87.629 0.4,
      Museum Campus|the Museum Campus 41.865 -87.616 0.8,
      Fulton Market|Fulton|Fulton Mkt|Fulton Market District|Randolph Street|Restaurant Row|Randolph
        41.8865 -87.6485 0.5,
      Medical District|Illinois Medical District|Tri-Taylor 41.87 -87.674 0.9,
      Armitage|Armitage Avenue|Halsted and Armitage|Sheffield|Sheffield Neighbors|Ranch Triangle
        41.918 -87.652 0.5,
      Wrigleyville|Wrigley|Clark and Addison 41.9475 -87.656 0.6,
      Boystown|Northalsted|Lakeview East|East Lakeview|Broadway and Belmont|Boys Town
        41.944 -87.6495 0.5,
      Southport Corridor|Southport|Southport Avenue|West Lakeview 41.943 -87.664 0.5,
      Roscoe Village 41.9432 -87.679 0.7,
      North Center|Northcenter|St. Ben's|Saint Ben's 41.954 -87.679 0.8,
      Ravenswood|Malt Row|Bowmanville 41.966 -87.674 0.8,
      Argyle|Argyle Street|Asia on Argyle|Little Vietnam|Little Saigon Chicago 41.9733 -87.659 0.5,
      Irving Park|Old Irving Park|Six Corners|the Villa 41.9535 -87.723 1.2,
      Palmer Square|Logan Boulevard 41.9215 -87.706 0.6,
      the 606|606 Trail|606|Bloomingdale Trail 41.914 -87.695 1,
      Kenwood|North Kenwood 41.809 -87.594 0.9,
      Woodlawn|Obama Center|Obama Presidential Center|Obama Library
        41.78 -87.597 1,
      West Side|Near West Side 41.885 -87.675 2.6
    `,
  },
  {
    labelEnd: 'IL',
    rows: `
      Western Suburbs|West Suburbs|DuPage|DuPage County|Chicago Western Suburbs 41.84 -88.05 10,
      Northwest Suburbs|Chicago Northwest Suburbs 42.04 -87.98 8
    `,
  },
];
