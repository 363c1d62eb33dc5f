import type { NewsletterTokens, TokenPurpose } from './newsletter-tokens.ts';
import type { Subscription } from './subscribers-store.ts';
import type { Store } from '../store.ts';

/** What the links in the newsletter's mails do. Whoever has one reads the mail of its address. */
export interface NewsletterLinks {
  /** What a link is about that is ours, made for this and not too old; it changes nothing. */
  find(purpose: TokenPurpose, token: string): Promise<Subscription | undefined>;
  /**
   * Puts the address on the list or takes it off, and says what the link was about if it worked.
   * Following it again changes nothing.
   */
  follow(purpose: TokenPurpose, token: string): Promise<Subscription | undefined>;
}

interface Deps {
  readonly store: Pick<Store, 'subscribers'>;
  readonly newsletterTokens: NewsletterTokens;
  readonly now: () => Date;
}

export function createNewsletterLinks({ store, newsletterTokens, now }: Deps): NewsletterLinks {
  return {
    find: (purpose, token) => newsletterTokens.find(purpose, token, now()),

    async follow(purpose, token) {
      const found = await newsletterTokens.find(purpose, token, now());
      if (found === undefined) return undefined;
      if (purpose === 'confirm')
        await store.subscribers.add({ ...found, confirmedOn: now().toISOString().slice(0, 10) });
      else await store.subscribers.delete(found);
      return found;
    },
  };
}
