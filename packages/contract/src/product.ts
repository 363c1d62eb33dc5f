/** The product's name, defined once. */
export const product = 'Rendezvous';

/** The cities whose venues come with the product, as a location names them. */
export const cityNames = [
  'San Francisco',
  'Los Angeles',
  'New York',
  'Chicago',
  'Houston',
  'Phoenix',
] as const;
