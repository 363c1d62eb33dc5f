/**
 * Whether each word of a query begins a word of the texts, whatever the case and the accents:
 * "jun pa" finds "June Park".
 */
export function containsWords(texts: readonly string[], query: string): boolean {
  return beginWords(wordsOf(texts.join(' ')), wordsOf(query));
}

/** Whether each word that is asked for begins one of the words. */
export function beginWords(words: readonly string[], asked: readonly string[]): boolean {
  return asked.every((beginning) => words.some((word) => word.startsWith(beginning)));
}

/** The words of a text without accents and in lower case. */
export function wordsOf(text: string): string[] {
  return plain(text).match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** Without accents and in lower case: "Tomás" is "tomas". */
export function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
