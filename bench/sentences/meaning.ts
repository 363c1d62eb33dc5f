/** A stop of the plan that the sentences are about: its number, or all of them. */
export type StopNumber = 1 | 2 | 3;

/** What somebody asks for by a sentence; every field that is given has to be understood. */
export interface Meaning {
  /** What they would like in the plan, wherever it stands. */
  likes?: string[];
  /** What they do not want to meet. */
  avoids?: string[];
  /** What what they eat has to be. */
  diets?: string[];
  /** They have eaten, and no meal is wanted. */
  eaten?: true;
  /** What the two cannot do without, apart from food. */
  needs?: Need[];
  /** Dollars for two at most, or which way to go. */
  budget?: number | 'less' | 'more';
  /** When it begins: a clock time, or which way to move it. */
  start?: string | 'earlier' | 'later';
  /** When it is over at the latest. */
  end?: string | 'earlier' | 'later';
  /** When they eat. */
  dinner?: string | 'earlier' | 'later';
  /** How long it all takes, in minutes, or which way to go. */
  length?: number | 'shorter' | 'longer';
  /** How long one stop is stayed at, in minutes (there in all, or more than planned), or which way to go. */
  stays?: { stop: StopNumber; minutes: number | 'shorter' | 'longer' }[];
  /** Miles at most, or which way to go. */
  distance?: number | 'closer' | 'farther';
  travel?: 'walking' | 'driving' | 'public';
  setting?: 'indoor' | 'outdoor';
  /** What the whole evening should be more like. */
  mood?: string;
  /** What it should be less like. */
  lessMood?: string;
  /** What the evening is for. */
  occasion?: string;
  quality?: Quality;
  /** How many stops, or which way to go. */
  stops?: number | 'fewer' | 'more';
  /** What joins the plan beside what is there. */
  adds?: string;
  keeps?: StopNumber[];
  drops?: StopNumber[];
  /** Stops that others take the place of. */
  replaces?: StopNumber[];
  /** What takes their place. */
  by?: string;
  /** What it opens with. */
  first?: string;
  /** What it ends with. */
  last?: string;
  place?: string;
  /** What the evening, or the part of it that is named, should lie close to. */
  near?: 'home' | StopNumber;
  /** Nothing beyond the water that the start lies at. */
  shore?: true;
  /** Stops whose order changes, as they are to follow one another. */
  order?: StopNumber[];
  asks?: Question;
  /** They are content, and nothing changes. */
  content?: true;
  /** Nothing that a plan can do: the right answer says what can be done instead. */
  beyond?: true;
}

export type Need =
  | 'step-free'
  | 'dog'
  | 'children'
  | 'stroller'
  | 'no alcohol'
  | 'under 21'
  | 'parking'
  | 'little walking'
  | 'sober'
  | 'pregnant'
  | 'quiet'
  | 'talk'
  | 'no-heat'
  | 'no-heights'
  | 'no-tight-spaces'
  | 'deaf'
  | 'blind'
  | 'service-dog'
  | 'fasting';

export type Quality =
  | 'quieter'
  | 'livelier'
  | 'fancier'
  | 'plainer'
  | 'less touristy'
  | 'less crowded'
  | 'cozier'
  | 'warmer'
  | 'less food'
  | 'more food'
  | 'rarer';

export type Question =
  | 'sunset'
  | 'parking'
  | 'booking'
  | 'cost'
  | 'weather'
  | 'travel'
  | 'hours'
  | 'dress'
  | 'access'
  | 'diet'
  | 'program'
  | 'station'
  | 'other';

/** A sentence with what it means; where a fair reader could take it in several ways, any of them. */
export interface Sentence {
  text: string;
  means: Meaning | Meaning[];
}
