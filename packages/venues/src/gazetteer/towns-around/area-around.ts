/**
 * What people name in one part of a city's area. Of each place its name, what else it is called, a
 * star where it needs its state, and its middle: 'SFO|SFO Airport 37.616 -122.386'.
 */
export interface AreaAround {
  readonly state: string;
  readonly among?: readonly string[];
  readonly towns?: string;
  readonly spots?: string;
}
