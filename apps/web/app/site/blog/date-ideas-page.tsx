import type { DateIdeasInput, IdeaChoice } from '@rendezvous/content';
import { pageTitle } from '../../messages.ts';
import arcStyles from '../../sky/arc.css?inline';
import dateIdeasStyles from './date-ideas.css?inline';
import datelineStyles from '../../styles/dateline.css?inline';
import { SharedSkylines } from '../../sky/skyline/skyline.tsx';
import { jsonLd } from '../json-ld.ts';
import { SitePage } from '../site-page.tsx';
import { IdeaCard } from './idea-card.tsx';

const path = '/date-ideas';
const description =
  'Ready-made dates for two: three real places each, with their hours, the way from one to the next, and the price. Pick one and open it in the planner.';

/** The date ideas of all articles, or of a city and a type of couple. */
export function DateIdeasPage({
  site,
  picture,
  ideas,
  choice,
  filters,
  articles,
}: DateIdeasInput): React.JSX.Element {
  const city = filters.cities.find(({ value }) => value === choice.city)?.name ?? null;
  const couple = filters.couples.find(({ value }) => value === choice.couple)?.name ?? null;
  const title = ['Date ideas', city && `in ${city}`, couple && `for ${couple.toLowerCase()}`]
    .filter(Boolean)
    .join(' ');
  const articleOf = (name: string) => articles.find((article) => article.city === name)?.slug;
  const addressOfIdea = ({ id, city: name }: ShownIdea): string => {
    const slug = articleOf(name);
    return `${site.publicUrl}${slug === undefined ? path : `/blog/${slug}`}#${id}`;
  };
  const facts = {
    title,
    description,
    picture: { address: picture, type: 'image/png', alt: 'Date ideas: a city at dusk' } as const,
    also: <IdeaListData title={title} ideas={ideas} addressOfIdea={addressOfIdea} />,
  };
  return (
    <SitePage
      site={site}
      path={path}
      title={pageTitle(title)}
      facts={facts}
      styles={[datelineStyles, arcStyles, dateIdeasStyles]}
      members="sidebar"
    >
      <SharedSkylines cities={ideas.map((idea) => idea.city)}>
        <header className="page-head">
          <h1 className="display-lg">{title}</h1>
          <p className="lede">
            Every one was planned by Rendezvous: three real places, open when you get there, with
            the way between them. Open one, change the day and make it yours.
          </p>
        </header>
        <Filters filters={filters} choice={choice} />
        <h2 className="idea-count">
          {ideas.length} {ideas.length === 1 ? 'date idea' : 'date ideas'}
        </h2>
        {choice.city === null ? (
          filters.cities.map(({ value, name }) => (
            <CityIdeas
              city={name}
              slug={value}
              ideas={ideas.filter((idea) => idea.city === name)}
              articleSlug={articleOf(name)}
              key={value}
            />
          ))
        ) : (
          <IdeaList ideas={ideas} articleSlug={articleOf(city ?? '')} />
        )}
      </SharedSkylines>
    </SitePage>
  );
}

type ShownIdea = DateIdeasInput['ideas'][number];

/** So many ideas of a city are shown at first among those of others: two rows of a wide page. */
const shownFirst = 6;

interface CityIdeasProps {
  readonly city: string;
  readonly slug: string;
  readonly ideas: readonly ShownIdea[];
  readonly articleSlug: string | undefined;
}

function CityIdeas({ city, slug, ideas, articleSlug }: CityIdeasProps): React.JSX.Element | null {
  if (ideas.length === 0) return null;
  const more = ideas.length - shownFirst;
  return (
    <section className="city-ideas" aria-labelledby={`ideas-${slug}`}>
      <h2 className="title city-name" id={`ideas-${slug}`}>
        {city} <span>{ideas.length === 1 ? '1 idea' : `${ideas.length} ideas`}</span>
      </h2>
      <IdeaList ideas={ideas.slice(0, shownFirst)} articleSlug={articleSlug} />
      {more > 0 && (
        <details className="more-ideas">
          <summary className="btn btn--secondary">
            <span>
              {more} more in {city}
            </span>
            <span>Fewer in {city}</span>
          </summary>
          <IdeaList ideas={ideas.slice(shownFirst)} articleSlug={articleSlug} />
        </details>
      )}
    </section>
  );
}

function IdeaList({
  ideas,
  articleSlug,
}: Pick<CityIdeasProps, 'ideas' | 'articleSlug'>): React.JSX.Element {
  return (
    <ul className="ideas">
      {ideas.map((idea) => (
        <li key={idea.id}>
          <IdeaCard idea={idea} articleSlug={articleSlug} />
        </li>
      ))}
    </ul>
  );
}

/** What search engines read of the list. */
function IdeaListData({
  title,
  ideas,
  addressOfIdea,
}: {
  readonly title: string;
  readonly ideas: readonly ShownIdea[];
  readonly addressOfIdea: (idea: ShownIdea) => string;
}): React.JSX.Element {
  const itemListElement = ideas.map((idea, i) => ({
    '@type': 'ListItem',
    position: i + 1,
    name: idea.plan.title,
    url: addressOfIdea(idea),
  }));
  const list = { '@type': 'ItemList', name: title, numberOfItems: ideas.length, itemListElement };
  return <script type="application/ld+json" dangerouslySetInnerHTML={jsonLd([list])} />;
}

function Filters({
  filters,
  choice,
}: Pick<DateIdeasInput, 'filters' | 'choice'>): React.JSX.Element {
  return (
    <div className="idea-filters">
      <Filter
        name="City"
        all="All cities"
        options={filters.cities}
        chosen={choice.city}
        addressOf={(value) => addressOf({ ...choice, city: value })}
      />
      <Filter
        name="Couple"
        all="All couples"
        options={filters.couples}
        chosen={choice.couple}
        addressOf={(value) => addressOf({ ...choice, couple: value })}
      />
    </div>
  );
}

interface FilterProps<Value extends string> {
  readonly name: string;
  readonly all: string;
  readonly options: readonly {
    readonly value: Value;
    readonly name: string;
    readonly count: number;
  }[];
  readonly chosen: Value | null;
  readonly addressOf: (value: Value | null) => string;
}

/** Links: a choice has an address and takes no script. What would leave nothing is not one. */
function Filter<Value extends string>({
  name,
  all,
  options,
  chosen,
  addressOf: hrefOf,
}: FilterProps<Value>): React.JSX.Element {
  return (
    <nav aria-label={name}>
      <ul>
        <li>
          <a href={hrefOf(null)} aria-current={chosen === null ? 'true' : undefined}>
            {all}
          </a>
        </li>
        {options.map((option) => (
          <li key={option.value}>
            {option.count === 0 ? (
              <span>{option.name}</span>
            ) : (
              <a
                href={hrefOf(option.value)}
                aria-current={option.value === chosen ? 'true' : undefined}
              >
                {option.name}
              </a>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}

function addressOf({ city, couple }: IdeaChoice): string {
  const query = new URLSearchParams({
    ...(city !== null && { city }),
    ...(couple !== null && { couple }),
  }).toString();
  return query === '' ? path : `${path}?${query}`;
}
