import type { AreaAround } from './area-around.ts';

/** Around Phoenix. */
export const phoenix: readonly AreaAround[] = [
  {
    state: 'AZ',
    towns: `
      Arizona City 32.756 -111.671,
      Buckeye 33.37 -112.584, Coolidge 32.978 -111.518,
      Desert Hills 33.82 -112.1, Dobson Ranch 33.385 -111.88, Eastmark 33.31 -111.61,
      El Mirage 33.613 -112.325, Eloy 32.756 -111.555, Estrella Village 33.42 -112.2,
      Estrella|Estrella Mountain Ranch 33.32 -112.43, Florence* 33.031 -111.387,
      Fort McDowell 33.64 -111.675, Gila Bend 32.948 -112.717,
      Globe 33.394 -110.787, Guadalupe* 33.371 -111.963, Higley 33.307 -111.719,
      Las Sendas 33.473 -111.68, Laveen|Laveen Village 33.363 -112.169,
      Maricopa|Maricopa City 33.058 -112.048, Maryvale 33.495 -112.177,
      Moon Valley 33.615 -112.1, New River 33.916 -112.136,
      Payson 34.231 -111.325, Queen Valley 33.297 -111.296, Rio Verde 33.722 -111.676,
      Sacaton 33.077 -111.739, San Tan Valley|San Tan 33.174 -111.546, Sun City 33.598 -112.272,
      Sun City West 33.662 -112.341, Sun Lakes 33.211 -111.876, Superior* 33.294 -111.096,
      Tolleson 33.45 -112.259, Tonopah* 33.494 -112.937, Verrado 33.48 -112.51,
      Vistancia 33.745 -112.31, Wickenburg 33.969 -112.73, Wittmann 33.776 -112.528,
      Youngtown 33.594 -112.303
    `,
    spots: `
      American Family Fields 33.511 -112.163, Arcosanti 34.344 -112.102,
      Arizona Mills 33.383 -111.964, ASU Polytechnic 33.306 -111.677, ASU West 33.607 -112.159,
      Bartlett Lake 33.82 -111.63, Boyce Thompson Arboretum 33.279 -111.159,
      Camelback Ranch 33.515 -112.295, Canyon Lake 33.535 -111.43,
      Cardinals Stadium|University of Phoenix Stadium 33.528 -112.263,
      Casino Arizona 33.466 -111.887,
      Desert Diamond Casino|Desert Diamond West Valley 33.55 -112.275,
      Grand Canyon University|GCU 33.512 -112.13,
      Great Wolf Lodge Arizona|Great Wolf Lodge Scottsdale|Great Wolf Lodge 33.561 -111.884,
      Lone Butte|Lone Butte Casino 33.298 -111.944,
      Luke Air Force Base|Luke AFB 33.535 -112.383, McDowell Mountain Regional Park 33.683 -111.72,
      Mesa Gateway Airport|Gateway Airport|Phoenix-Mesa Gateway Airport 33.308 -111.655,
      Metrocenter 33.574 -112.12, Midwestern University 33.658 -112.182,
      Phoenix Premium Outlets|Chandler Outlets 33.286 -111.969, Phoenix Raceway 33.375 -112.311,
      Picacho Peak|Picacho Peak State Park 32.645 -111.401,
      Sky Harbor|Phoenix Sky Harbor|Phoenix Airport|Sky Harbor Airport|PHX Airport|Phoenix Sky Harbor International Airport 33.435 -112.008,
      Superstition Springs|Superstition Springs Center 33.391 -111.689,
      Surprise Stadium 33.628 -112.376, Tempe Marketplace 33.43 -111.9,
      Usery Mountain|Usery Mountain Regional Park|Usery Park 33.473 -111.606,
      Vee Quiva|Vee Quiva Casino 33.332 -112.201,
      We-Ko-Pa|We-Ko-Pa Casino|Fort McDowell Casino 33.588 -111.681,
      White Tank Mountains|White Tanks|White Tank Mountain Regional Park 33.566 -112.497,
      Wild Horse Pass|Gila River Casino|Wild Horse Pass Casino|Rawhide 33.274 -111.972
    `,
  },
];
