import { describe, expect, it } from 'vitest';
import type { Article, Section } from './article.ts';
import { loadArticles } from './load-articles.ts';

const articles = loadArticles().filter(({ city }) => city !== null);

/** The words of a text without case, accents, tags, entities and apostrophes. */
const wordsOf = (text: string): string[] =>
  text
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/&#39;|['’]/g, '')
    .replaceAll(/&\w+;/g, ' ')
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/** The date ideas of a section, each with the prose from the card before it to the card after it. */
function tellings({ blocks }: Section) {
  const cards = blocks.flatMap((block, i) => (block.kind === 'plan' ? [i] : []));
  return cards.map((card, nth) => {
    const around = blocks.slice((cards[nth - 1] ?? -1) + 1, cards[nth + 1]);
    const prose = around.flatMap((block) => (block.kind === 'html' ? wordsOf(block.html) : []));
    const block = blocks[card];
    if (block?.kind !== 'plan') throw new Error('A card is a plan');
    return { idea: block.plan, prose };
  });
}

const ideasOf = ({ sections }: Article) => sections.flatMap(tellings);

/** The shortest word that tells a place from others; those of three letters stand in any text. */
const leastLetters = 4;

/**
 * What has to be in the text for a stop to be told: the longest of the words that no other stop of
 * the article has in its name, or its whole name if it has no such word.
 */
function formsOf(name: string, others: readonly string[]): string[][] {
  const taken = new Set(others.flatMap(wordsOf));
  const own = wordsOf(name).filter((word) => !taken.has(word));
  const length = Math.max(0, ...own.map((word) => word.length));
  return length < leastLetters
    ? [wordsOf(name)]
    : own.filter((word) => word.length === length).map((word) => [word]);
}

/** Whether the words stand in the prose one after another; the last may be a possessive or plural. */
const tells = (prose: readonly string[], form: readonly string[]): boolean =>
  prose.some((_, at) =>
    form.every((word, i) => {
      const found = prose[at + i];
      return found === word || (i === form.length - 1 && found === `${word}s`);
    }),
  );

function untold(article: Article): string[] {
  const ideas = ideasOf(article);
  const names = ideas.flatMap(({ idea }) => idea.plan.venues.map(({ name }) => name));
  return ideas.flatMap(({ idea, prose }) =>
    idea.plan.venues.flatMap(({ name }) => {
      const forms = formsOf(
        name,
        names.filter((other) => other !== name),
      );
      if (forms.some((form) => tells(prose, form))) return [];
      return [
        `${idea.id} tells no "${forms.map((form) => form.join(' ')).join('" or "')}": ${name}`,
      ];
    }),
  );
}

describe('the text around a date idea', () => {
  it('[BLOG-02] tells every stop of its card, so that a changed idea makes somebody write', () => {
    expect(articles.flatMap(untold)).toEqual([]);
  });

  it('does not tell a stop of another idea', () => {
    const [article] = articles;
    if (!article) throw new Error('There are no articles');
    const [first, , , fourth] = ideasOf(article);
    const [other] = fourth?.idea.plan.venues ?? [];
    if (!first || !other) throw new Error('The article has too few ideas');
    const { idea } = first;
    const venues = [other, ...idea.plan.venues.slice(1)];
    const sections = article.sections.map((section) => ({
      ...section,
      blocks: section.blocks.map((block) =>
        block.kind === 'plan' && block.plan.id === idea.id
          ? { ...block, plan: { ...idea, plan: { ...idea.plan, venues } } }
          : block,
      ),
    }));
    expect(untold({ ...article, sections })).toEqual([
      expect.stringMatching(`^${idea.id} .*: ${other.name}$`),
    ]);
  });
});
