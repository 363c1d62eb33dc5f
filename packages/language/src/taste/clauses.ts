const whenOrWhy =
  /(?<=\w{3}.*)[\s,]+\b(?:before|until|till|while|when|after|because|since)\s+(?:it|its|it's|we|she|he|they|the sun|everyone|everybody)\b.*$/i;

/** A wish without the clause that says when or why: of 'a walk before it gets hot' the walk, which is all that a place can have. */
export function withoutClause(text: string): string {
  return text.replace(whenOrWhy, '');
}
