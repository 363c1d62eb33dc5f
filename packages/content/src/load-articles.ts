import { readFileSync } from 'node:fs';
import type { Article } from './article.ts';
import { filesIn } from './content-files.ts';
import { parseArticle } from './parse-article.ts';
import { loadSamplePlans } from './sample-plans.ts';

const folder = new URL('../articles/', import.meta.url);

/**
 * All articles, the newest first. Throws, naming the file, when one of them is wrong or an id is
 * given twice.
 */
export function loadArticles(): Article[] {
  const plans = loadSamplePlans();
  const articles = filesIn(folder, '.md').map((file) =>
    parseArticle(file.replace('.md', ''), readFileSync(new URL(file, folder), 'utf8'), plans),
  );
  for (const { id, slug } of articles) {
    const other = articles.find((article) => article.id === id && article.slug !== slug);
    if (other)
      throw new Error(
        `Cannot read articles/${slug}.md: articles/${other.slug}.md has the id ${id} too`,
      );
  }
  return articles.sort((a, b) => (a.date < b.date ? 1 : -1));
}
