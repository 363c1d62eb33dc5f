/** Whether each word of a query begins a word of the texts, whatever the case and the accents: "jun pa" finds "June Park". */
export function containsWords(texts: readonly string[], query: string): boolean {
  const words = wordsOf(texts.join(' '));
  return wordsOf(query).every((asked) => words.some((word) => word.startsWith(asked)));
}

function wordsOf(text: string): string[] {
  return plain(text).match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** Without accents and in lower case: "Tomás" is "tomas". */
export function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
