import type { Site } from '@rendezvous/contract';
import type { Article } from './article.ts';
import type { IdeaChoice, IdeaFilters } from './idea-filters.ts';
import type { LegalText } from './legal-text.ts';
import type { SamplePlan } from './sample-plans.ts';

/** What stands for a page elsewhere: a title over a city at an hour of the day, `HH:mm`. */
export interface PictureSubject {
  readonly title: string;
  /** Null: no city in particular. */
  readonly city: string | null;
  readonly hour: string;
}

/**
 * What every page of this package's content is told: whose it is, and the address of its picture.
 */
interface OnSite {
  readonly site: Site;
  readonly picture: string;
}

export interface ArticlePageInput extends OnSite {
  readonly article: Article;
  /** All of them, the newest first: an article leads on to others. */
  readonly articles: readonly Article[];
}

export interface DateIdeasInput extends OnSite {
  /** Those of the choice. */
  readonly ideas: readonly SamplePlan[];
  readonly choice: IdeaChoice;
  readonly filters: IdeaFilters;
  readonly articles: readonly Article[];
}

export interface LegalPageInput {
  readonly site: Site;
  readonly name: LegalText;
  readonly html: string;
}

/**
 * The pages that the web app's build draws of this package's content, each a whole document as
 * HTML. They read without a script.
 */
export interface ContentView {
  readonly blogPage: (input: OnSite & { readonly articles: readonly Article[] }) => string;
  readonly articlePage: (input: ArticlePageInput) => string;
  readonly dateIdeasPage: (input: DateIdeasInput) => string;
  readonly legalPage: (input: LegalPageInput) => string;
  /** The text alone, at an address of its own. */
  readonly legalDocument: (input: LegalPageInput) => string;
  /** An element that satori lays out, 1200 by 630. */
  readonly picture: (subject: PictureSubject) => unknown;
}
