/**
 * The plan that sentences in tests speak of: a museum, an Italian dinner, a jazz club, from seven
 * to eleven for $120.
 */
export const evening = {
  startMinutes: 19 * 60,
  endMinutes: 23 * 60,
  totalCents: 12_000,
  stopNames: ['Museum of Craft and Design', 'Trattoria Contadina', 'Black Cat'],
  stopKinds: ['museum', 'restaurant', 'jazz_club'],
} as const;
