import type { Profile } from '@rendezvous/contract';
import { Cake, CalendarHeart, Camera, Sparkles, UserRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { formatDay, formatYearlyDay } from '../../ui/time/calendar-day.ts';
import { LongText } from '../../ui/long-text.tsx';
import { facebookUrl, instagramUrl } from './social-links.ts';

/** What is known about somebody; what is not known takes no room. */
export function ProfileFacts({ profile }: { profile: Profile }): React.JSX.Element {
  const facts = factsOf(profile);
  return (
    <section className="card profile-facts" aria-label={`About ${profile.name}`}>
      {facts.length > 0 ? (
        <dl>
          {facts.map(({ term, content }) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{content}</dd>
            </div>
          ))}
        </dl>
      ) : (
        <div className="profile-facts-empty">
          <p className="muted">
            Nothing noted yet. Interests and dislikes are what plans start from.
          </p>
          <Link className="btn btn--secondary btn--sm" to={`/profiles/${profile.id}/edit`}>
            Add what you know
          </Link>
        </div>
      )}
    </section>
  );
}

function factsOf(profile: Profile): { term: string; content: ReactNode }[] {
  const { importantDates, socialMedia } = profile;
  const facts: { term: string; content: ReactNode; isKnown: boolean }[] = [
    {
      term: 'Interests',
      content: <Tags texts={profile.interests} />,
      isKnown: profile.interests.length > 0,
    },
    {
      term: 'Dislikes',
      content: <Tags texts={profile.dislikes} />,
      isKnown: profile.dislikes.length > 0,
    },
    {
      term: 'Dietary restrictions',
      content: profile.dietary_restrictions.join(', '),
      isKnown: profile.dietary_restrictions.length > 0,
    },
    {
      term: 'Favorite cuisines',
      content: profile.preferred_cuisines.join(', '),
      isKnown: profile.preferred_cuisines.length > 0,
    },
    {
      term: 'Languages',
      content: profile.languages.join(', '),
      isKnown: profile.languages.length > 0,
    },
    { term: 'Hobbies', content: profile.hobbies.join(', '), isKnown: profile.hobbies.length > 0 },
    {
      term: 'Important dates',
      content: <ImportantDates dates={importantDates} />,
      isKnown:
        importantDates.birthday !== null ||
        importantDates.firstDate !== null ||
        importantDates.otherDates.length > 0,
    },
    {
      term: 'Social media',
      content: <SocialMedia social={socialMedia} />,
      isKnown: socialMedia.instagram !== '' || socialMedia.facebook !== '',
    },
    {
      term: 'Notes',
      content: <LongText text={profile.notes} />,
      isKnown: profile.notes !== '',
    },
  ];
  return facts.filter(({ isKnown }) => isKnown);
}

function Tags({ texts }: { texts: readonly string[] }): React.JSX.Element {
  return (
    <ul className="tags">
      {texts.map((text) => (
        <li className="tag tag--plain" key={text}>
          <span>{text}</span>
        </li>
      ))}
    </ul>
  );
}

function ImportantDates({ dates }: { dates: Profile['importantDates'] }): React.JSX.Element {
  return (
    <ul className="important-dates">
      {dates.birthday !== null && (
        <li>
          <Cake className="icon" />
          <span>Birthday</span>
          <time dateTime={dates.birthday}>{formatYearlyDay(dates.birthday)}</time>
        </li>
      )}
      {dates.firstDate !== null && (
        <li>
          <Sparkles className="icon" />
          <span>First date</span>
          <time dateTime={dates.firstDate}>{formatDay(dates.firstDate)}</time>
        </li>
      )}
      {dates.otherDates.map(({ description, date }) => (
        <li key={`${date} ${description}`}>
          <CalendarHeart className="icon" />
          <span>{description}</span>
          <time dateTime={date}>{formatDay(date)}</time>
        </li>
      ))}
    </ul>
  );
}

function SocialMedia({ social }: { social: Profile['socialMedia'] }): React.JSX.Element {
  return (
    <ul className="social">
      {social.instagram !== '' && (
        <li>
          <a
            className="link"
            href={instagramUrl(social.instagram)}
            target="_blank"
            rel="noreferrer"
            aria-label={`Instagram: ${social.instagram}`}
          >
            <Camera className="icon" />@{social.instagram.replace(/^@/, '')}
          </a>
        </li>
      )}
      {social.facebook !== '' && (
        <li>
          <a className="link" href={facebookUrl(social.facebook)} target="_blank" rel="noreferrer">
            <UserRound className="icon" />
            Facebook
          </a>
        </li>
      )}
    </ul>
  );
}
