const whenOrWhy =
  /(?<=\w{3}.*)[\s,]+\b(?:before|until|till|while|when|after|because|since)\s+(?:it|its|it's|we|she|he|they|the sun|everyone|everybody)\b.*$/i;

/** What is told in brackets beside a wish: 'tonga room (my parents met there)'. */
const aside = /(?<=\w{3}.*)\s*\((?!\s*(?:no|not|without|but|except)\b)[^()]*\)?/gi;

/** What is said behind a wish and asks for nothing: 'hot soup after', 'orchestra or similar'. */
const inPassing =
  /(?<=\w{3}.*)[\s,]+(?:after(?:wards?)?|too|please|or (?:similar|something|so|whatever))\s*$/i;

/** A wish without the clause that says when or why: of 'a walk before it gets hot' the walk, which is all that a place can have; nor what is told in brackets, unless it is left out there. */
export function withoutClause(text: string): string {
  return text.replace(aside, '').replace(whenOrWhy, '').replace(inPassing, '');
}
