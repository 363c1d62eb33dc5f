/**
 * One of several ways to say a thing: the same evening is always told the same way,
 * another one likely in another.
 */
export function choose<T>(ways: readonly T[], key: string): T | undefined {
  return ways[hash(key) % ways.length];
}

/**
 * FNV-1a over UTF-16 units, mixed once more so that keys that differ in
 * their last letter fall apart.
 */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let i = 0; i < text.length; i += 1)
    value = Math.imul(value ^ text.charCodeAt(i), 0x01000193);
  value = Math.imul(value ^ (value >>> 15), 0x2c1b3c6d);
  return (value ^ (value >>> 13)) >>> 0;
}

/** What tells one evening from every other: its places and its day. */
export function keyOf(venueIds: readonly string[], date: string, salt: string): string {
  return `${salt} ${date} ${venueIds.join(' ')}`;
}
