/**
 * A text sentence by sentence; 'St. Mark' and 'Mt. Tam' are no ends of any, and a question is one
 * with its answer: 'A week late? Come anyway.'
 */
export function sentencesIn(text: string): string[] {
  const told: string[] = [];
  for (const sentence of splitIn(text)) {
    const before = told.at(-1);
    if (before?.endsWith('?') === true) told[told.length - 1] = `${before} ${sentence}`;
    else told.push(sentence);
  }
  return told;
}

const splitIn = (text: string): string[] =>
  text
    .trim()
    .split(/(?<!\b(?:St|Ste|Mt|Ft|Dr|Mr|Mrs|Ms)\.)(?<=[.!?])\s+(?=[A-Z0-9“‘"'])/)
    .filter((sentence) => sentence !== '');
