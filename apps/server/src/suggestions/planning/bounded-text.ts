/**
 * A text as it is, unless it is longer than `most` characters once what stands for several is
 * written out ('ﷺ' for 18): then it is written out and cut. Readers compare texts in that form, so
 * that no text takes them longer than its limit says.
 */
export function boundedText(text: string, most: number): string {
  const writtenOut = text.normalize('NFKC');
  return writtenOut.length <= most ? text : writtenOut.slice(0, most).toWellFormed();
}
