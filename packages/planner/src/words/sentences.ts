/** A text sentence by sentence; 'St. Mark' and 'Mt. Tam' are no ends of any. */
export const sentencesIn = (text: string): string[] =>
  text
    .trim()
    .split(/(?<!\b(?:St|Ste|Mt|Ft|Dr|Mr|Mrs|Ms)\.)(?<=[.!?])\s+(?=[A-Z0-9“‘"'])/)
    .filter((sentence) => sentence !== '');
