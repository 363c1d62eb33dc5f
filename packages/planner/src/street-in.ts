/**
 * '1045 Sutter St, San Francisco' is on Sutter Street; undefined if the address has no house number
 * and street.
 */
export function streetIn(address: string): string | undefined {
  const [, name, kind] =
    /^\d+[A-Za-z]?(?:-\d+)?\s+((?:[A-Z0-9][\w’'.-]*\s+){1,3}?)(St|Street|Ave|Avenue|Blvd|Boulevard|Rd|Road|Dr|Drive|Way|Pl|Place)\b/.exec(
      address,
    ) ?? [];
  const long = {
    St: 'Street',
    Ave: 'Avenue',
    Blvd: 'Boulevard',
    Rd: 'Road',
    Dr: 'Drive',
    Pl: 'Place',
  };
  return name && kind ? `${name.trim()} ${long[kind as keyof typeof long] ?? kind}` : undefined;
}
