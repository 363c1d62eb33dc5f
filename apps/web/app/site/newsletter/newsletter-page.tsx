import type { NewsletterPage as PageName, Site } from '@rendezvous/contract';
import { pageTitle } from '../../messages.ts';
import newsletterStyles from './newsletter.css?inline';
import { NewsletterForm } from '../newsletter-form.tsx';
import { SitePage } from '../site-page.tsx';

interface Words {
  readonly title: string;
  readonly text: string;
  /** What the button does that posts to the page's own address. */
  readonly action?: string;
  /** The form once more, with what was wrong with it. */
  readonly again?: { readonly error?: string };
}

const words: Readonly<Record<PageName, Words>> = {
  asked: {
    title: 'Check your inbox to confirm',
    text: 'We have sent you a link. Nothing is stored until you open it.',
  },
  invalid: {
    title: 'That address cannot be used',
    text: 'Check it for a typo and try again.',
    again: { error: 'Enter a valid email address' },
  },
  refused: {
    title: 'That did not work',
    text: 'We could not send an email right now. Try again in an hour.',
    again: {},
  },
  confirm: {
    title: 'Do you want the newsletter?',
    text: 'A new guide and one plan worth stealing: one city, once a month.',
    action: 'Confirm my address',
  },
  'confirm-place': {
    title: 'Want to hear when we get there?',
    text: 'One email, as soon as you can plan dates in the place you asked for.',
    action: 'Confirm my address',
  },
  confirmed: {
    title: 'You are on the list',
    text: 'You will get the next issue. Every issue has a link to unsubscribe with one click.',
  },
  'confirmed-place': {
    title: 'We will tell you',
    text: 'You will get one email, as soon as you can plan dates in the place you asked for.',
  },
  unsubscribe: {
    title: 'Leave the newsletter?',
    text: 'We delete your address from the list at once.',
    action: 'Unsubscribe',
  },
  'unsubscribe-place': {
    title: 'No longer interested?',
    text: 'We delete your address at once, and send you nothing.',
    action: 'Delete my address',
  },
  unsubscribed: {
    title: 'You are off the list',
    text: 'Your address is deleted. You will not hear from us again.',
  },
  'unsubscribed-place': {
    title: 'Your address is deleted',
    text: 'You will not hear about the place you asked for.',
  },
  expired: {
    title: 'This link no longer works',
    text: 'It is more than a week old, or part of it is missing. You can ask for a new one.',
    again: {},
  },
};

/**
 * A step on the way to the newsletter or out of it. It is the same for everybody,
 * and nobody else's to find.
 */
export function NewsletterPage({ site, page }: { site: Site; page: PageName }): React.JSX.Element {
  const { title, text, action, again } = words[page];
  return (
    <SitePage
      site={site}
      path="/newsletter"
      title={pageTitle(title)}
      styles={[newsletterStyles]}
      members="sidebar"
    >
      <div className="letter">
        <h1 className="display-lg">{title}</h1>
        <p className="lede">{text}</p>
        {action === undefined ? (
          <a className="btn btn--secondary" href="/blog">
            Read the blog
          </a>
        ) : (
          <form method="post">
            <button className="btn btn--primary" type="submit">
              {action}
            </button>
          </form>
        )}
      </div>
      {again && <NewsletterForm site={site} {...again} />}
    </SitePage>
  );
}
