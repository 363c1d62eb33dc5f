import { product, type Site } from '@rendezvous/contract';
import { AtSign, Camera, X } from 'lucide-react';
import { Logo } from '../features/shell/logo.tsx';
import { ThemeSwitch } from '../features/shell/theme-switch.tsx';

/** The end of every public page, which leads everywhere. */
export function PageFooter({ site }: { site: Site }): React.JSX.Element {
  return (
    <footer className="page-footer band">
      <div className="wrap page-footer-grid">
        <div>
          <a className="site-home" href="/" aria-label={`${product}, home`}>
            <Logo />
          </a>
          <p>Plans for two, hour by hour.</p>
          <Newsletter />
        </div>
        <nav aria-label="Quick Links">
          <h2>Quick Links</h2>
          <a href="/">Home</a>
          <a href="/#features">Features</a>
          <a href="/#pricing">Pricing</a>
          <a href="/blog">Blog</a>
          <Contact site={site} />
        </nav>
        <nav aria-label="Explore">
          <h2>Explore</h2>
          <a href="/new-date">New Date</a>
          <a href="/dashboard">Dashboard</a>
          <a href="/blog">Blog</a>
          <a href="/date-ideas">Date Ideas</a>
        </nav>
        <nav aria-label="Support">
          <h2>Support</h2>
          <a href="/terms-of-service">Terms of Service</a>
          <a href="/privacy-policy">Privacy Policy</a>
        </nav>
      </div>
      <div className="wrap page-footer-base">
        <span>© {product}</span>
        <ThemeSwitch />
        <SocialLinks />
      </div>
    </footer>
  );
}

/** Nobody takes addresses yet. */
function Newsletter(): React.JSX.Element {
  return (
    <form className="newsletter" aria-label="Newsletter">
      <label className="sr-only" htmlFor="newsletter-email">
        Email
      </label>
      <input
        className="input"
        id="newsletter-email"
        type="email"
        placeholder="Enter your email"
        disabled
        aria-describedby="newsletter-note"
      />
      <button className="btn btn--primary" type="button" disabled>
        Subscribe
      </button>
      <p id="newsletter-note">The newsletter is not open yet.</p>
    </form>
  );
}

/**
 * A chat in a window on the page, where there is one; else a letter. Neither takes a script: the
 * frame asks for the chat when it is first seen.
 */
function Contact({ site: { contactEmail, liveChatUrl } }: { site: Site }): React.JSX.Element {
  if (liveChatUrl === null) return <a href={`mailto:${contactEmail}`}>Contact</a>;
  return (
    <>
      <button type="button" popoverTarget="live-chat">
        Contact
      </button>
      <div id="live-chat" className="live-chat" popover="auto" role="dialog" aria-label="Live chat">
        <button
          className="icon-btn"
          type="button"
          popoverTarget="live-chat"
          popoverTargetAction="hide"
          aria-label="Close chat"
        >
          <X className="icon" />
        </button>
        <iframe title="Live chat" src={liveChatUrl} loading="lazy" />
      </div>
    </>
  );
}

/** Places for the accounts of an installation; until it has some, they lead nowhere and say so. */
function SocialLinks(): React.JSX.Element {
  return (
    <span className="social">
      <span
        className="icon-btn"
        role="link"
        aria-disabled="true"
        aria-label={`${product} on the microblog, not open yet`}
        title="Not open yet"
      >
        <AtSign className="icon" />
      </span>
      <span
        className="icon-btn"
        role="link"
        aria-disabled="true"
        aria-label={`${product} in pictures, not open yet`}
        title="Not open yet"
      >
        <Camera className="icon" />
      </span>
    </span>
  );
}
