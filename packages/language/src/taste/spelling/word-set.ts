/** The words of a text, by blanks. */
export const wordSet = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/));
