const degrees = Math.PI / 180;
/** The middle of the country, where most of the cities are. */
const latitude = 37 * degrees;
const axialTilt = 23.44 * degrees;
const daysInYear = 365.25;
/** What refraction and the sun's own breadth add to an evening. */
const lightMinutes = 5;

/**
 * When the sun usually sets on a day (`2026-11-28`), in minutes after midnight by the clock of
 * whoever looks: within three quarters of an hour of any city that plans are made in. For the
 * colors of a sky whose place nobody knows, never to be said. Null for a day that is none.
 *
 * The hour angle of sunset is arccos(-tan φ tan δ); the declination δ follows the days
 * since the winter solstice.
 */
export function usualSunset(day: string): number | null {
  const noon = new Date(`${day}T12:00`);
  if (Number.isNaN(noon.getTime())) return null;
  const january = new Date(noon.getFullYear(), 0, 1);
  const sinceSolstice = (noon.getTime() - january.getTime()) / 86_400_000 + 10;
  const declination = -axialTilt * Math.cos((2 * Math.PI * sinceSolstice) / daysInYear);
  const hourAngle = Math.acos(-Math.tan(latitude) * Math.tan(declination));
  const savedMinutes = january.getTimezoneOffset() - noon.getTimezoneOffset();
  return Math.round(12 * 60 + (hourAngle / Math.PI) * 12 * 60 + lightMinutes + savedMinutes);
}
