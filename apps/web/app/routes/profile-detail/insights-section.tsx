import type { DateRecord, Profile, WireLesson } from '@rendezvous/contract';
import { Sparkles } from 'lucide-react';
import { Link } from 'react-router';
import { explainFailure } from '../../api/api-failure.ts';
import { useLessons } from '../../api/use-profiles.ts';
import { LoadFailed } from '../../ui/loading/load-failed.tsx';
import { RatingDot } from '../../ui/rating-dot.tsx';
import { lastActivities } from './last-activities.ts';

interface InsightsSectionProps {
  readonly profile: Profile;
  readonly records: readonly DateRecord[];
}

/**
 * What the ratings say about kinds of dates, how sure that is, and what the planner will do with
 * it; nothing where they say nothing.
 */
export function InsightsSection({
  profile,
  records,
}: InsightsSectionProps): React.JSX.Element | null {
  const { data: lessons, isError, error, refetch } = useLessons(profile.id);
  // One evening alone says nothing of its kind.
  const shown = lessons?.filter(({ dates }) => dates > 1);
  if (shown ? shown.length === 0 : !isError) return null;
  return (
    <section aria-labelledby="insights">
      <h2 className="title" id="insights">
        What works with {profile.name}
      </h2>
      {isError && !shown && (
        <LoadFailed
          title="The lessons could not be loaded"
          text={explainFailure(error)}
          onRetry={() => void refetch()}
        />
      )}
      {lessons && shown && (
        <>
          <ul className="card insights">
            {shown.map((lesson) => (
              <Lesson key={lesson.name} lesson={lesson} />
            ))}
          </ul>
          <NextPlan profile={profile} records={records} lessons={lessons} />
        </>
      )}
    </section>
  );
}

function Lesson({
  lesson: { text, sureness, effect, belief },
}: {
  lesson: WireLesson;
}): React.JSX.Element {
  return (
    <li>
      <RatingDot rating={1 + 4 * belief} />
      <div>
        <b>{text}</b>
        <p className="muted">{effect}</p>
      </div>
      <span className="insight-bar" aria-hidden="true">
        <i style={{ width: `${belief * 100}%` }} />
      </span>
      <span className="muted">{sureness}</span>
    </li>
  );
}

/**
 * Carries what went well into the wishes of a new plan, and what was done
 * lately as not to be repeated.
 */
function NextPlan({
  profile,
  records,
  lessons,
}: InsightsSectionProps & { readonly lessons: readonly WireLesson[] }): React.JSX.Element {
  const good = lessons
    .filter(({ belief, prior }) => belief > prior)
    .map(({ name }) => name.toLowerCase());
  const done = lastActivities(records);
  const interests = [...new Set([...profile.interests, ...good])];
  const wishes = [
    good.length > 0
      ? `asks for ${listWords(good.slice(0, 3))}`
      : 'keeps to the interests noted here',
    done.length > 0 ? `avoids repeating ${listWords(done.slice(0, 3))}` : '',
  ].filter(Boolean);
  return (
    <div className="insights-next">
      <p className="muted">A plan made from here {wishes.join(' and ')}.</p>
      <Link
        className="btn btn--secondary"
        to={`/new-date?profile=${profile.id}`}
        state={{
          profileId: profile.id,
          config: { interests, previous_date_activities: done.join(', ') },
        }}
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
