/** Words that say that what follows is not there, or no longer. */
export const notHere =
  /\b(former|formerly|once|old|ex|no|not|never|without|near|next|beside|across|opposite|before|after|behind|above|below|past|passing|named|called|beyond|like|step|than|until|was|were|used|away|toward|into|overlooking|facing)\b/;
/** So many words before a phrase may say that it is not there. */
const wordsBefore = 4;
/** And so many behind it that it has become something else: 'a chapel turned into a bar'. */
const wordsAfter = 4;
const turnsIntoElse = /\b(turned|until|accents?|inspired)\b/;

/** Whether a text says that a place has something: not that it was a church or faces one. */
export function isToldOf(text: string, look: string): boolean {
  for (let at = text.indexOf(look); at >= 0; at = text.indexOf(look, at + 1)) {
    const clause = text.slice(text.lastIndexOf('|', at) + 1, at);
    const follows = text
      .slice(at + look.length - 1)
      .split(' ', wordsAfter)
      .join(' ');
    const isNow = !turnsIntoElse.test(follows);
    if (isNow && !notHere.test(clause.split(' ').slice(-wordsBefore).join(' '))) return true;
  }
  return false;
}
