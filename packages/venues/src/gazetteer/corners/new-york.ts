import type { CornerRows } from './corner-rows.ts';

export const cornersOfNewYork: readonly CornerRows[] = [
  {
    labelEnd: 'New York, NY',
    rows: `
      Bowery 40.7225 -73.993 0.4,
      St. Marks Place|Saint Marks Place|St. Marks|St. Mark's 40.7283 -73.987 0.4,
      Tompkins Square|Avenue A|Avenue B|Ave A 40.7265 -73.9815 0.4,
      Dimes Square 40.7146 -73.9915 0.4,
      Two Bridges 40.711 -73.995 0.5,
      Stuyvesant Town|Stuy Town 40.732 -73.979 0.5,
      Hudson Square 40.727 -74.007 0.4,
      World Trade Center|WTC|Ground Zero|9/11 Memorial|911 Memorial|Fulton Center|Fulton Street
        40.7127 -74.0125 0.5,
      Lower Manhattan|Downtown Manhattan|Downtown NYC|Downtown New York 40.7095 -74.009 0.9,
      Herald Square|Macy's|34th Street|34th St Herald Square 40.7497 -73.9877 0.4,
      Penn Station|MSG|Moynihan|Moynihan Train Hall|Penn District|Manhattan West
        40.7505 -73.9934 0.5,
      Fifth Avenue|Rock Center|Rockefeller Plaza|30 Rock|Diamond District 40.759 -73.9775 0.6,
      Central Park South|Billionaires Row|Billionaires' Row|57th Street|59th Street|Plaza Hotel|the Plaza
        40.766 -73.9775 0.5,
      Curry Hill|Little India Manhattan|Rose Hill|Lexington Avenue 40.7425 -73.9825 0.4,
      Lincoln Square|Lincoln Center 40.7725 -73.9835 0.5,
      Museum Mile|the Met|Met Museum 40.7835 -73.959 0.6,
      Carnegie Hill 40.7845 -73.9555 0.5,
      Yorkville|Second Avenue Upper East Side|86th Street 40.7765 -73.9495 0.5,
      Columbia University|Columbia|Columbia Univ|Barnard 40.8075 -73.9626 0.6,
      125th Street|South Harlem 40.809 -73.948 0.5,
      Hamilton Heights|Sugar Hill|Hamilton Hts 40.825 -73.948 0.8,
      Hudson Heights|Fort Tryon|the Cloisters
        40.8527 -73.9385 0.8,
      Sunnyside|Sunnyside Queens|Sunnyside NY 40.7435 -73.921 1
    `,
  },
  {
    labelEnd: 'Brooklyn, NY',
    rows: `
      Brooklyn Bridge Park|Brooklyn Bridge Pk|BBP|Pier 6|Pier 1 Brooklyn 40.7005 -73.9965 0.6,
      Brooklyn Navy Yard|Navy Yard|Dock 72|Navy Yards 40.701 -73.9725 1,
      Boerum Hill|Smith Street|Atlantic Avenue|Atlantic Ave 40.6865 -73.9855 0.5,
      Clinton Hill|Pratt Institute 40.689 -73.966 0.6,
      North Williamsburg|Northside Williamsburg|Bedford Avenue|Bedford L|Bedford Ave L
        40.7195 -73.9575 0.5,
      East Williamsburg|Graham Avenue|Grand Street Brooklyn 40.714 -73.937 0.7,
      South Slope|South Park Slope|Greenwood Heights|Fifth Avenue Park Slope|Park Slope 5th Ave
        40.663 -73.988 0.7,
      Windsor Terrace 40.656 -73.978 1
    `,
  },
  {
    labelEnd: 'Queens, NY',
    rows: `
      Ditmars|Ditmars Steinway|Upper Ditmars|Astoria Ditmars|Ditmars Boulevard 40.7755 -73.912 0.6,
      Hunters Point|Hunter's Point|Gantry Plaza|LIC Waterfront 40.7445 -73.955 0.7,
      Ridgewood|Ridgewood Queens 40.7045 -73.9095 0.9
    `,
  },
  {
    labelEnd: 'Bronx, NY',
    rows: `
      South Bronx|Mott Haven|Grand Concourse|SoBro|the South Bronx 40.8175 -73.918 1.4
    `,
  },
  {
    labelEnd: 'Jersey City, NJ',
    rows: `
      Grove Street|Grove St PATH|Hamilton Park|Downtown Jersey City|Downtown JC 40.7195 -74.0435 0.7
    `,
  },
];
