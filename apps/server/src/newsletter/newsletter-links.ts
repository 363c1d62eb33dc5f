import type { NewsletterTokens, TokenPurpose } from './newsletter-tokens.ts';
import type { Store } from '../store.ts';

/** What the links in the newsletter's mails do. Whoever has one reads the mail of its address. */
export interface NewsletterLinks {
  /** Whether a link is ours, made for this and not too old; it changes nothing. */
  works(purpose: TokenPurpose, token: string): Promise<boolean>;
  /** Puts the address on the list or takes it off, and says whether the link worked. Following it again changes nothing. */
  follow(purpose: TokenPurpose, token: string): Promise<boolean>;
}

interface Deps {
  readonly store: Pick<Store, 'subscribers'>;
  readonly newsletterTokens: NewsletterTokens;
  readonly now: () => Date;
}

export function createNewsletterLinks({ store, newsletterTokens, now }: Deps): NewsletterLinks {
  return {
    works: async (purpose, token) =>
      (await newsletterTokens.findEmail(purpose, token, now())) !== undefined,

    async follow(purpose, token) {
      const email = await newsletterTokens.findEmail(purpose, token, now());
      if (email === undefined) return false;
      if (purpose === 'confirm')
        await store.subscribers.add({ email, confirmedOn: now().toISOString().slice(0, 10) });
      else await store.subscribers.delete(email);
      return true;
    },
  };
}
