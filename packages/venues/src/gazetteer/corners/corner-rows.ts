/**
 * Corners of a city that people name and that have a middle of their own: small neighborhoods
 * within or across larger ones, streets, squares. Of each its name, what else it is called, its
 * middle and how far it reaches in miles: 'Bowery 40.7225 -73.993 0.4'.
 */
export interface CornerRows {
  /** How the label goes on after the name: 'New York, NY'. */
  readonly labelEnd: string;
  readonly rows: string;
}
