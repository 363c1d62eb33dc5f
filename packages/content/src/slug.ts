/** "New York" is "new-york": how a name stands in addresses and ids. */
export function slugOf(text: string): string {
  return text
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter(Boolean)
    .join('-');
}
