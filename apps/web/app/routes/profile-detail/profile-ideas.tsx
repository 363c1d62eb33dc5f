import type { SavedIdea } from '@rendezvous/contract';
import { ArrowRight, ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import { Link } from 'react-router';
import '../../features/ideas/saved-ideas.css';
import { explainFailure } from '../../api/api-failure.ts';
import { useSavedIdeas } from '../../api/use-history.ts';
import { notices } from '../../messages.ts';
import { formatClockRange } from '../../ui/time/clock-time.ts';
import { LoadFailed } from '../../ui/loading/load-failed.tsx';
import { Skeleton } from '../../ui/loading/skeleton.tsx';
import { titleOf } from '../../plan/title/plan-title.ts';
import { WeatherIcon } from '../../plan/weather-icon.tsx';
import { weatherWords } from '../../plan/weather-words.tsx';
import { PlanOptions } from '../../features/ideas/plan-options.tsx';
import { PlanStops, SavedArc } from '../../features/ideas/plan-stops.tsx';

const shownIdeas = 3;

/** What was saved for one person, newest first, in a panel that can be folded away. */
export function ProfileIdeas({ profileId }: { profileId: number }): React.JSX.Element {
  const ideas = useSavedIdeas(profileId);
  const [isOpen, setIsOpen] = useState(true);
  const id = useId();
  return (
    <section className="card profile-ideas" aria-labelledby={`${id}-title`}>
      <div className="card-head">
        <h2 className="heading" id={`${id}-title`}>
          Saved ideas {ideas.data && <span className="count num">{ideas.data.length}</span>}
        </h2>
        <button
          className="icon-btn fold"
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          aria-label={`${isOpen ? 'Collapse' : 'Expand'} saved ideas`}
          onClick={() => setIsOpen(!isOpen)}
        >
          <ChevronDown className="icon" />
        </button>
      </div>
      <div id={id} hidden={!isOpen}>
        {ideas.isPending && <Skeleton rows={2} />}
        {ideas.isError && !ideas.data && (
          <LoadFailed
            title={notices.profileIdeasNotLoaded}
            text={explainFailure(ideas.error)}
            onRetry={() => void ideas.refetch()}
          />
        )}
        {ideas.data?.length === 0 && (
          <p className="muted">Nothing saved yet. Plans you save will appear here.</p>
        )}
        {ideas.data && ideas.data.length > 0 && (
          <ul>
            {ideas.data.slice(0, shownIdeas).map((idea) => (
              <ProfileIdea key={idea.id} idea={idea} />
            ))}
          </ul>
        )}
        <div className="profile-ideas-foot">
          <Link className="link" to={`/new-date?profile=${profileId}`}>
            Plan a Date
          </Link>
          <Link className="link" to="/saved-ideas">
            All saved ideas
            <ArrowRight className="icon" />
          </Link>
        </div>
      </div>
    </section>
  );
}

function ProfileIdea({ idea }: { idea: SavedIdea }): React.JSX.Element {
  const weather = weatherWords(idea.weather_info);
  return (
    <li>
      <p className="profile-ideas-weather">
        <WeatherIcon kind={idea.weather_info.kind} />
        {weather}
      </p>
      <PlanOptions
        plans={idea.plans}
        draw={(plan) => (
          <>
            <SavedArc idea={idea} plan={plan} />
            <h3 className="heading">{titleOf(plan)}</h3>
            <PlanStops
              idea={idea}
              plan={plan}
              draw={({ name, estimated_cost }, stay) => (
                <span className="idea-stop">
                  <b>{name}</b>
                  <span>
                    {[
                      stay && formatClockRange(stay.start, stay.end),
                      // Within the line, "About $7 for two" is no beginning.
                      estimated_cost.replace(/^About/, 'about'),
                    ]
                      .filter(Boolean)
                      .join(', ')}
                  </span>
                </span>
              )}
            />
          </>
        )}
      />
    </li>
  );
}
