/**
 * What is said of a refinement text that cannot be used; the specification has them word for word.
 */
export const refinementTexts = {
  tooShort: 'Refinement text is too short. Please provide more detail.',
  tooLong: 'Refinement text is too long. Please shorten it.',
  blocked:
    'Please avoid inappropriate or adult content. We aim to keep suggestions date-appropriate.',
  offTopic:
    'This seems unrelated to date planning. Try focusing on activities, preferences, or qualities of the date.',
  other:
    'For best results, focus on describing the mood, activities, or preferences for your ideal date.',
} as const;

/** Characters of a refinement: the input stops at `input`, the API at `max`. */
export const refinementLengths = { min: 3, input: 100, max: 500 } as const;

const blocked = [
  'drugs',
  'illegal',
  'inappropriate',
  'nsfw',
  'explicit',
  'adult',
  'gambling',
  'violence',
  'weapon',
  'sensitive',
  'offensive',
] as const;
const offTopic = [
  'stock',
  'investment',
  'crypto',
  'bitcoin',
  'forex',
  'marketing',
  'advertising',
  'political',
  'election',
  'business plan',
  'tutorial',
  'lawsuit',
  'legal advice',
  'medical advice',
  'tax',
  'accounting',
] as const;

/**
 * What is wrong with a refinement text, in the sentence for people; undefined when nothing is. Both
 * sides apply it.
 */
export function findRefinementProblem(text: string): string | undefined {
  const trimmed = text.trim();
  const length = [...trimmed].length;
  if (length < refinementLengths.min) return refinementTexts.tooShort;
  if (length > refinementLengths.max) return refinementTexts.tooLong;
  const words = wordsOf(trimmed);
  if (blocked.some((term) => holds(words, term))) return refinementTexts.blocked;
  if (offTopic.some((term) => holds(words, term))) return refinementTexts.offTopic;
  return words.trim() === '' || isLink(trimmed) || /^(.)\1+$/u.test(words.replaceAll(' ', ''))
    ? refinementTexts.other
    : undefined;
}

/**
 * The words of a text between blanks, whatever they were dressed in: case, width, accents,
 * characters of no width.
 */
function wordsOf(text: string): string {
  const plain = text
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}]/gu, '')
    .toLowerCase();
  return ` ${plain.replace(/[^\p{L}]+/gu, ' ').trim()} `;
}

/**
 * Whether a term stands among the words as a whole, in the singular or plural: 'taxi' holds no
 * 'tax'.
 */
function holds(words: string, term: string): boolean {
  const stem = term.replace(/s$/, '');
  return [stem, `${stem}s`, `${stem}es`].some((form) => words.includes(` ${form} `));
}

function isLink(text: string): boolean {
  return (
    /\b(https?:\/\/|www\.)/i.test(text) || /\b[\w-]+\.(com|net|org|io|co|app|ly|me)\b/i.test(text)
  );
}
