/** The product's name, defined once. */
export const product = 'Rendezvous';
