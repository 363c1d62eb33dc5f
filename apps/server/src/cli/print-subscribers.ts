/**
 * `npm run newsletter:list` prints the addresses of the newsletter as CSV, each with its way out,
 * whether the server runs or not; `npm run newsletter:list places` those that wait for plans in a
 * place instead.
 */
import { ConfigError, readConfig, type Config } from '../config.ts';
import { createNewsletterTokens } from '../newsletter/newsletter-tokens.ts';
import { findDatabase } from '../platform/db/open-database.ts';
import { messages } from '../messages.ts';
import type { Subscriber } from '../newsletter/subscribers-store.ts';
import { newsletterLink } from '../newsletter/newsletter-link.ts';
import { subscriberList } from '../newsletter/subscriber-list.ts';
import { createStore } from '../store.ts';

try {
  process.stdout.write(await listSubscribers(readConfig()));
} catch (error) {
  console.error(
    error instanceof ConfigError
      ? error.message
      : messages.addressesNotListed((error as Error).message),
  );
  process.exitCode = 1;
}

async function listSubscribers(config: Config): Promise<string> {
  const database = findDatabase(config);
  if (database === undefined) throw new Error(messages.noDatabase(config.dataDir));
  try {
    const store = createStore(database.db);
    const tokens = createNewsletterTokens(await store.secrets.findOrCreate('newsletter'));
    const withLink = async (subscriber: Subscriber) =>
      newsletterLink(config.publicUrl, {
        purpose: 'unsubscribe',
        token: await tokens.create('unsubscribe', subscriber, new Date()),
      });
    const isOfPlaces = process.argv[2] === 'places';
    const subscribers = (await store.subscribers.list()).filter(
      ({ place }) => (place !== undefined) === isOfPlaces,
    );
    return subscriberList(
      await Promise.all(
        subscribers.map(async (subscriber) => ({
          ...subscriber,
          unsubscribeUrl: await withLink(subscriber),
        })),
      ),
    );
  } finally {
    await database.close();
  }
}
