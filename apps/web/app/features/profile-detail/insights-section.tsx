import type { DateRecord, Profile } from '@rendezvous/contract';
import { Sparkles } from 'lucide-react';
import { Link } from 'react-router';
import { countDates } from '../../ui/date-words.ts';
import { RatingDot } from '../../ui/rating-dot.tsx';
import { insightsOf, lastActivities, wentWell } from './insights.ts';

interface InsightsSectionProps {
  readonly profile: Profile;
  readonly records: readonly DateRecord[];
}

/** What the ratings say about kinds of dates, and how a plan makes use of it. */
export function InsightsSection({ profile, records }: InsightsSectionProps): React.JSX.Element {
  const insights = insightsOf(records);
  return (
    <section aria-labelledby="insights">
      <h2 className="title" id="insights">
        What the history teaches
      </h2>
      {insights.length === 0 ? (
        <p className="muted insights-none">Record dates with {profile.name} and rate them: from the ratings you will see here which kinds go well.</p>
      ) : (
        <>
          <ul className="card insights">
            {insights.map(({ name, count, averageRating }) => (
              <li key={name}>
                <RatingDot rating={averageRating} />
                <b>{name}</b>
                <span className="insight-bar" aria-hidden="true">
                  <i style={{ width: `${(averageRating / 5) * 100}%` }} />
                </span>
                <span className="num">{averageRating.toFixed(1)} of 5</span>
                <span className="num muted">{countDates(count)}</span>
              </li>
            ))}
          </ul>
          <NextPlan profile={profile} records={records} />
        </>
      )}
    </section>
  );
}

/** Carries what went well into the wishes of a new plan, and what was done lately as not to be repeated. */
function NextPlan({ profile, records }: InsightsSectionProps): React.JSX.Element {
  const good = wentWell(insightsOf(records));
  const done = lastActivities(records);
  const interests = [...new Set([...profile.interests, ...good.map(({ interest }) => interest)])];
  const wishes = [
    good.length > 0 ? `asks for ${listWords(good.map(({ interest }) => interest))}` : 'keeps to the interests noted here',
    done.length > 0 ? `avoids repeating ${listWords(done.slice(0, 3))}` : '',
  ].filter(Boolean);
  return (
    <div className="insights-next">
      <p className="muted">A plan made from here {wishes.join(' and ')}.</p>
      <Link
        className="btn btn--secondary"
        to={`/new-date?profile=${profile.id}`}
        state={{ profileId: profile.id, config: { interests, previous_date_activities: done.join(', ') } }}
      >
        <Sparkles className="icon" />
        Plan with what went well
      </Link>
    </div>
  );
}

function listWords(words: readonly string[]): string {
  return new Intl.ListFormat('en-US').format(words);
}
