import { product, type Site, type Tonight } from '@rendezvous/contract';
import italicFont from '../fonts/site-fraunces-italic.woff2?url';
import { pageTitle } from '../../messages.ts';
import arc from '../../sky/arc.css?inline';
import dateline from '../../styles/dateline.css?inline';
import kindDrawing from '../../sky/kind-drawing.css?inline';
import landing from './landing.css?inline';
import tonightStyles from './tonight-plan.css?inline';
import { Skyline } from '../../sky/skyline/skyline.tsx';
import { jsonLd } from '../json-ld.ts';
import { SitePage } from '../site-page.tsx';
import { Features } from './features.tsx';
import { Hero } from './hero.tsx';
import { HowItWorks } from './how-it-works.tsx';
import { IntroVideo } from './intro-video.tsx';
import { Questions, questions } from './questions.tsx';
import { Showcase } from './showcase.tsx';
import { TonightPlan } from './tonight-plan.tsx';

/** Whether the file of the introduction was there when the page was built. */
declare const hasIntroVideo: boolean;

const headline = 'AI-Powered Dates, Made Just for You';
const description =
  'Say who you are seeing and how the evening should feel. You get three real stops that are open, near and within budget, and the way between them.';

interface LandingPageProps {
  readonly site: Site;
  /** The evening above which everything begins. */
  readonly tonight: Tonight | null;
}

/** What Rendezvous is, for whoever comes for the first time. */
export function LandingPage({ site, tonight }: LandingPageProps): React.JSX.Element {
  const picture = {
    address: `${site.publicUrl}/pictures/rendezvous.jpg`,
    type: 'image/jpeg',
    alt: `${product}: an evening for two, drawn as an arc over a city`,
  } as const;
  const also = (
    <>
      {/* Half of the headline is set in it. */}
      <link rel="preload" as="font" type="font/woff2" href={italicFont} crossOrigin="anonymous" />
      <script type="application/ld+json" dangerouslySetInnerHTML={jsonLd(aboutSite(site))} />
    </>
  );
  return (
    <SitePage
      site={site}
      path="/"
      title={pageTitle(headline)}
      facts={{ title: headline, description, picture, also }}
      styles={[arc, dateline, kindDrawing, landing, tonightStyles]}
      members="link"
    >
      <Hero tonight={tonight} />
      {tonight && <TonightPlan tonight={tonight} />}
      <HowItWorks />
      <Features />
      <Showcase />
      {hasIntroVideo && <IntroVideo />}
      <Pricing isAfterVideo={hasIntroVideo} />
      <Questions />
      <Closing />
    </SitePage>
  );
}

function Pricing({ isAfterVideo }: { isAfterVideo: boolean }): React.JSX.Element {
  return (
    <section
      className={isAfterVideo ? undefined : 'pricing-first'}
      data-lazy=""
      id="pricing"
      aria-labelledby="pricing-title"
    >
      <div className="wrap price">
        <p className="nought">$0</p>
        <div>
          <h2 className="display-lg" id="pricing-title">
            Free for now
          </h2>
          <p className="lede">
            The service is currently free. Create any number of profiles, plan as many dates as you
            like and keep every idea worth keeping.
          </p>
        </div>
        <a className="btn btn--secondary btn--lg for-visitors" href="/sign-up">
          Create an account
        </a>
      </div>
    </section>
  );
}

function Closing(): React.JSX.Element {
  return (
    <section className="close" data-lazy="">
      <div className="wrap">
        <h2 className="display-xl">Saturday is a good day for it</h2>
        <a className="btn btn--primary btn--lg" href="/dashboard">
          Plan your next date
        </a>
      </div>
      <svg
        className="close-art"
        viewBox="0 0 1200 260"
        preserveAspectRatio="xMidYMax slice"
        aria-hidden="true"
      >
        <Skyline city="San Francisco" color="var(--skyline)" />
      </svg>
    </section>
  );
}

function aboutSite({ publicUrl, contactEmail }: Site): object[] {
  const organization = { '@id': `${publicUrl}/#organization` };
  return [
    {
      '@type': 'Organization',
      ...organization,
      name: product,
      url: `${publicUrl}/`,
      email: contactEmail,
      description,
    },
    {
      '@type': 'WebSite',
      '@id': `${publicUrl}/#website`,
      name: product,
      url: `${publicUrl}/`,
      inLanguage: 'en-US',
      publisher: organization,
    },
    {
      '@type': 'FAQPage',
      '@id': `${publicUrl}/#faqs`,
      mainEntity: questions.map(({ question, answer }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: answer },
      })),
    },
  ];
}
