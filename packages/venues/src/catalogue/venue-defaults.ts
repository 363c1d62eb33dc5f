/** What a venue's fields hold that its file leaves out. */
export const venueDefaults = {
  label: null,
  known_for: [],
  has: [],
  moment: null,
  motif: null,
  gist: null,
  why: [],
  tip: null,
  showtimes: [],
  last_entry_minutes: null,
  season: [],
  needs: {},
  booking_ahead: null,
  booking_url: null,
  station: null,
  parking: null,
};
