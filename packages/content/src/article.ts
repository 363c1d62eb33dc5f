import type { CoupleType } from './couple-type.ts';
import type { SamplePlan } from './sample-plans.ts';

/**
 * A piece of an article: prose as HTML, a date idea, or a box with a tip in one of the product's
 * colors.
 */
export type Block =
  | { readonly kind: 'html'; readonly html: string }
  | { readonly kind: 'plan'; readonly plan: SamplePlan }
  | Tip;

export interface Tip {
  readonly kind: 'tip';
  readonly tone: TipTone;
  readonly title: string;
  readonly html: string;
}

export const tipTones = ['sage', 'gold', 'dusk'] as const;
export type TipTone = (typeof tipTones)[number];

/** What stands below one heading of an article. */
export interface Section {
  /** Unique in its article, fit for the end of an address. */
  readonly id: string;
  readonly title: string;
  /** Null where the section is not about one type of couple; date ideas stand only where it is. */
  readonly couple: CoupleType | null;
  readonly blocks: readonly Block[];
}

export interface Article {
  readonly id: string;
  readonly slug: string;
  readonly title: string;
  readonly description: string;
  /** The day it was published. */
  readonly date: string;
  readonly author: string;
  /**
   * The built-in city it is about; null for articles about no city in particular, which the index
   * leaves out.
   */
  readonly city: string | null;
  readonly keywords: readonly string[];
  /** The time of day, `HH:mm`, whose sky its picture shows. */
  readonly hour: string;
  readonly minutesToRead: number;
  /** What stands above the first heading. */
  readonly intro: readonly Block[];
  readonly sections: readonly Section[];
}
