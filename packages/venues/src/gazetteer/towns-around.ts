/** A town of a city's area of which the catalogue has no places. */
export interface TownAround {
  readonly name: string;
  /** Where it lies in another state than its city. */
  readonly state?: string;
  readonly lat: number;
  readonly lon: number;
}

/** Name, state where it is another than the city's, and the middle of the town: by the city near which somebody who lives there goes out. */
const rows: Readonly<Record<string, string>> = {
  'San Francisco': `Burlingame 37.578 -122.348, Millbrae 37.599 -122.387, San Bruno 37.63 -122.411,
    South San Francisco 37.655 -122.408, Foster City 37.559 -122.271,
    San Rafael 37.974 -122.531, San Anselmo 37.975 -122.561, Corte Madera 37.926 -122.527, Larkspur 37.934 -122.535,
    El Cerrito 37.916 -122.311, San Leandro 37.725 -122.156, Castro Valley 37.694 -122.086, Hayward 37.669 -122.081, Orinda 37.877 -122.18,
    Pleasant Hill 37.948 -122.061, San Ramon 37.78 -121.978, Fremont 37.549 -121.989`,
  'Los Angeles': `Hawthorne 33.917 -118.353, El Segundo 33.919 -118.416, Gardena 33.888 -118.309, Carson 33.831 -118.282, Compton 33.896 -118.22,
    Downey 33.94 -118.133, Whittier 33.979 -118.033, Montebello 34.009 -118.105, El Monte 34.069 -118.028,
    Monrovia 34.144 -118.002, Sierra Madre 34.162 -118.053, Altadena 34.19 -118.131, Lakewood 33.854 -118.134, Calabasas 34.137 -118.661, Woodland Hills 34.168 -118.606,
    Encino 34.159 -118.501, Tarzana 34.171 -118.554, Van Nuys 34.187 -118.449, Reseda 34.201 -118.537, Northridge 34.228 -118.537, 
    Seal Beach 33.741 -118.105, Fullerton 33.87 -117.925`,
  'New York': `Yonkers NY 40.931 -73.899, New Rochelle NY 40.911 -73.782, Mount Vernon NY 40.912 -73.837, White Plains NY 41.034 -73.763, Great Neck NY 40.8 -73.728,
    Mineola NY 40.749 -73.64, Hempstead NY 40.706 -73.619, Fort Lee NJ 40.851 -73.97, Bayonne NJ 40.669 -74.114,
    Secaucus NJ 40.79 -74.057, Hackensack NJ 40.886 -74.043, Englewood NJ 40.893 -73.973, Maplewood NJ 40.731 -74.274, South Orange NJ 40.749 -74.261`,
  Chicago: `Hinsdale 41.801 -87.937, La Grange 41.805 -87.869, Elmhurst 41.899 -87.94, Downers Grove 41.809 -88.011,
    Park Ridge 42.011 -87.841, Des Plaines 42.033 -87.883, Niles 42.019 -87.803, Morton Grove 42.041 -87.783, Glenview 42.07 -87.788,
    Arlington Heights 42.088 -87.981, Oak Lawn 41.72 -87.748, Orland Park 41.63 -87.854,
    Riverside 41.835 -87.823`,
  Houston: `Pearland 29.564 -95.286, Friendswood 29.529 -95.201, Pasadena 29.691 -95.209, Humble 29.999 -95.262, Kingwood 30.05 -95.185,
    Tomball 30.097 -95.616, Missouri City 29.619 -95.538, Stafford 29.616 -95.558, Baytown 29.736 -94.977, La Porte 29.666 -95.019,
    Deer Park 29.705 -95.124, Webster 29.538 -95.118`,
  Phoenix: `Buckeye 33.37 -112.584, Sun City 33.598 -112.272, Tolleson 33.45 -112.259,
    Anthem 33.867 -112.147, New River 33.916 -112.136, Rio Verde 33.722 -111.676`,
};

const row = /^(.+?)(?: ([A-Z]{2}))? (-?[\d.]+) (-?[\d.]+)$/;

/** The towns around a city for which somebody plans in the nearest place that is known. */
export function townsAround(city: string): readonly TownAround[] {
  return (rows[city]?.split(/,\s+/) ?? []).map((text) => {
    const [, name = '', state, lat, lon] = row.exec(text) ?? [];
    return { name, ...(state !== undefined && { state }), lat: Number(lat), lon: Number(lon) };
  });
}
