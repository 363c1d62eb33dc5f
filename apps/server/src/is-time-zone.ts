const longestName = 60;

/** Whether this is the name of a time zone, such as `America/Chicago`. */
export function isTimeZone(name: string): boolean {
  if (name.length > longestName) return false;
  try {
    new Intl.DateTimeFormat('en-US', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}
