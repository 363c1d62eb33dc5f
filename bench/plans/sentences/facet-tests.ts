/** Whether a part of a reading is, or goes along with, what is meant. */
export type Test = (facet: string) => boolean;

export const is =
  (...facets: string[]): Test =>
  (facet) =>
    facets.includes(facet);
export const anyOf =
  (...tests: Test[]): Test =>
  (facet) =>
    tests.some((test) => test(facet));
export const starts =
  (name: string): Test =>
  (facet) =>
    facet.startsWith(`${name} `);
export const number =
  (name: string, test: (value: number) => boolean): Test =>
  (facet) =>
    facet.startsWith(`${name} `) && test(Number(facet.slice(name.length + 1)));
