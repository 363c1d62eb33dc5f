/**
 * Every limit that both the server and the screen apply. Budgets are US dollars for two, distances
 * miles.
 */
export const limits = {
  /** Places of one plan: 2 to 6, and nobody has to choose. */
  location: 200,
  mood: 200,
  list: 50,
  listText: 100,
  previousActivities: 2000,
  budget: { min: 0, max: 10_000, slider: 500, step: 10, defaultMin: 50, defaultMax: 100 },
  maxDistance: { min: 1, max: 50, default: 20 },
  stops: { min: 2, max: 6, default: 3 },
  dateNumber: { min: 1, max: 999 },
  daysAhead: 366,
  refinements: 5,
  /** Of one suggestion: refined ones and those arranged by hand. */
  versions: 60,
  bodyBytes: 256 * 1024,
  query: 200,
  /**
   * Characters of one parameter of a path: links in mails hold an encrypted address. Nothing has a
   * longer address.
   */
  pathParameter: 1000,
  placeSuggestions: 8,
  email: 254,
  password: { min: 8, max: 128 },
  name: 200,
  phone: 40,
  longText: 5000,
  /** A note about a person, or an idea for a gift. */
  noteText: 500,
  /** What somebody without an account may say. */
  guestWords: 300,
  age: { min: 18, max: 120 },
  /** Dollars of one date or one activity. */
  amount: 1_000_000,
  activities: 20,
  venuesPerPlan: 6,
  plansPerIdea: 10,
  /** Of one way between two stops, as clients tell it. */
  travelMinutes: 24 * 60,
  travelMiles: 1000,
  /** Characters of a saved plan as JSON: several times what a full plan has. */
  planJson: 40_000,
  photoBytes: 10 * 1024 * 1024,
  photoPixels: 40_000_000,
  photoSidePixels: 12_000,
  /** What one user may keep: far beyond any use, and an end to abuse. */
  profiles: 500,
  photosPerProfile: 50,
  notesPerProfile: 200,
  photosPerDate: 30,
  dates: 10_000,
  ideas: 2_000,
  /** Times the status of one profile can change. */
  statusChanges: 500,
  /** Bytes of everything that is kept of a user, photos among them. */
  storageBytes: 200 * 1024 * 1024,
  /**
   * One answer of a list: so many items, or so many bytes as they are stored, whichever is less.
   */
  pageItems: 500,
  pageBytes: 512 * 1024,
  /**
   * Dates with each person that a list of people carries; the answer for one person has them all.
   */
  listedDates: 50,
  /** Characters of what points to the next page of a list. */
  cursor: 200,
  /** The newest dates with a person: a plan and what is learnt go by these. */
  learntDates: 500,
  /**
   * Of those as many as have so many characters in the names of what was done, each of which counts
   * and is read up to so many.
   */
  learntText: 200_000,
  learntName: 100,
  /** The soonest of the upcoming dates, in a calendar feed. */
  feedDates: 500,
  /**
   * Events of dates in a calendar feed, about; and as many of important dates that come once, the
   * nearest first.
   */
  feedEvents: 1000,
  /** Reminders in the inbox, the nearest first, dismissed ones counted. */
  inbox: 200,
} as const;

/** Sentences that stand in the specification word for word and that both sides know. */
export const texts = {
  anonymousLimit:
    "You've reached the limit for anonymous date suggestions. Please sign in to continue creating date plans.",
  locationRequired: 'Please enter a location',
  suggestionFailed: 'Failed to generate date suggestions. Please try again.',
  weatherUnavailable: 'Weather data unavailable',
  unexpectedError: 'An unexpected error occurred',
} as const;
