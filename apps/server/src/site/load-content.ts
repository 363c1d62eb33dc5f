import { type Article, loadArticles, loadSamplePlans, type SamplePlan } from '@rendezvous/content';

interface Content {
  /** The newest first. */
  readonly articles: readonly Article[];
  readonly ideas: readonly SamplePlan[];
}

let content: Content | undefined;

/** The articles and date ideas, read from their files when the first page asks for them. */
export function loadContent(): Content {
  content ??= { articles: loadArticles(), ideas: loadSamplePlans() };
  return content;
}
