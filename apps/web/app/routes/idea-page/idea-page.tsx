import type { SavedIdea, WirePlan } from '@rendezvous/contract';
import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router';
import '../../plan/plan.css';
import '../../plan/print.css';
import { explainFailure } from '../../api/api-failure.ts';
import { sharingOf } from '../../api/share-plan.ts';
import { useConfig } from '../../api/use-config.ts';
import { useSavedIdeas } from '../../api/use-history.ts';
import { useProfiles } from '../../api/use-profiles.ts';
import { CalendarMenu } from '../../features/dates/calendar-menu.tsx';
import { DirectionsLink, WholeWayLink } from '../../features/dates/directions-link.tsx';
import { PrintButton } from '../../features/dates/print-button.tsx';
import { savedWords } from '../../features/ideas/idea-words.ts';
import { notices, pageTitle } from '../../messages.ts';
import { PlanCard } from '../../plan/plan-card.tsx';
import { titleOf } from '../../plan/title/plan-title.ts';
import { parseClock } from '../../ui/time/clock-time.ts';
import { EmptyState } from '../../ui/loading/empty-state.tsx';
import { lazyPart } from '../../ui/loading/lazy-part.tsx';
import { LoadFailed } from '../../ui/loading/load-failed.tsx';
import { Skeleton } from '../../ui/loading/skeleton.tsx';
import { ShareButton } from '../../ui/dialog/share-button.tsx';
import { useDocumentTitle } from '../../ui/page/use-document-title.ts';
import type { Route } from './+types/idea-page';

const SchedulePlan = lazyPart({
  what: 'Scheduling',
  place: 'line',
  load: () =>
    import('../../features/dates/dialog/schedule-plan.tsx').then(
      ({ SchedulePlan }) => SchedulePlan,
    ),
});

export function meta(): Route.MetaDescriptors {
  return [{ title: pageTitle('Saved idea') }];
}

/**
 * One saved plan, by its id. It comes from the list of ideas that is stored in the browser, so it
 * also opens offline.
 */
export default function IdeaPage({ params }: Route.ComponentProps): React.JSX.Element {
  const ideas = useSavedIdeas();
  const found = ideas.data
    ?.map((idea) => ({ idea, plan: idea.plans.find(({ plan_id }) => plan_id === params.id) }))
    .find(({ plan }) => plan !== undefined);
  return (
    <>
      <nav className="crumb" aria-label="Breadcrumb">
        <Link to="/saved-ideas">
          <ArrowLeft className="icon" />
          Saved Ideas
        </Link>
      </nav>
      {ideas.isPending && <Skeleton rows={4} />}
      {ideas.isError && !ideas.data && (
        <LoadFailed
          title={notices.ideasNotLoaded}
          text={explainFailure(ideas.error)}
          onRetry={() => void ideas.refetch()}
        />
      )}
      {ideas.data && !found?.plan && (
        <div className="card">
          <EmptyState
            level={1}
            title="We could not find this idea"
            text="It was removed, or its address is incomplete."
          />
        </div>
      )}
      {found?.plan && <Idea key={params.id} idea={found.idea} plan={found.plan} />}
    </>
  );
}

function Idea({
  idea,
  plan,
}: {
  readonly idea: SavedIdea;
  readonly plan: WirePlan;
}): React.JSX.Element {
  const { data: config } = useConfig();
  const { data: people = [] } = useProfiles();
  const title = titleOf(plan);
  const mode = plan.route_info.transportation ?? 'walking';
  const person = people.find(({ id }) => id === idea.profile_id);
  useDocumentTitle(pageTitle(title));
  return (
    <>
      <p className="crumb-note small muted">{savedWords(idea, person?.name)}</p>
      <PlanCard
        plan={plan}
        titleTag="h1"
        weather={idea.weather_info}
        sunset={parseClock(idea.weather_info.sunset ?? null)}
        mapStyleUrl={config?.map_style_url ?? null}
        actions={
          <>
            <PrintButton />
            <CalendarMenu plan={plan} title={title} />
            <WholeWayLink places={plan.venues} mode={mode} />
            <ShareButton
              className="btn btn--ghost"
              words="Share"
              title={title}
              {...sharingOf(plan.plan_id)}
            />
          </>
        }
        next={<SchedulePlan className="btn btn--primary" plan={plan} profileId={idea.profile_id} />}
        toolsOf={(place) => {
          const stop = plan.venues[place];
          return (
            stop && (
              <DirectionsLink className="btn btn--ghost stop-directions" place={stop} mode={mode} />
            )
          );
        }}
      />
    </>
  );
}
