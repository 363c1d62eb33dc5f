/**
 * A text as it is printed: its quotes and apostrophes are curly. Feet and inches, and what
 * else follows a figure, stay as they are.
 */
export function typeset(text: string): string {
  return text
    .replaceAll(/(^|[\s([—–“])'(?=\p{L})/gu, '$1‘')
    .replaceAll(/(^|\D)'/g, '$1’')
    .replaceAll(/(\d)'(?=s)/g, '$1’')
    .replaceAll(/(^|[\s([—–‘])"(?=\S)/g, '$1“')
    .replaceAll(/(^|\D)"/g, '$1”');
}
