import type { SamplePlan } from '@rendezvous/content';
import type { PlanContent } from '@rendezvous/contract';
import { DayArc } from '../../sky/day-arc.tsx';
import { formatClock, parseClock } from '../../ui/time/clock-time.ts';
import { planStays } from '../../plan/plan-stays.ts';
import { plannerAddress } from './planner-address.ts';
import { showIdea } from './shown-idea.ts';

interface IdeaCardProps {
  readonly idea: SamplePlan;
  /** Where it is told in full; undefined where no article is about the city. */
  readonly articleSlug: string | undefined;
}

/** A date idea at a glance: its arc, its stops and its price. */
export function IdeaCard({ idea, articleSlug }: IdeaCardProps): React.JSX.Element {
  const { plan, sunset, hours, season } = showIdea(idea);
  return (
    <article className="card idea" id={idea.id} aria-labelledby={`${idea.id}-title`}>
      <DayArc stops={planStays(plan)} sunset={sunset} size="card" city={idea.city} />
      <p className="dateline">
        <span>{season}</span>
        <span>{hours}</span>
      </p>
      <div className="idea-head">
        <h3 className="heading" id={`${idea.id}-title`}>
          {plan.title}
        </h3>
        <p className="idea-cost">
          <b className="num">{plan.total_cost}</b> for two
        </p>
      </div>
      <ol>
        {plan.venues.map((venue) => (
          <li key={venue.name}>
            <time dateTime={venue.arrival ?? undefined}>
              {formatClock(parseClock(venue.arrival) ?? 0)}
            </time>
            <span>
              {venue.name}
              <span className="muted"> {kindOrPart(venue)}</span>
            </span>
          </li>
        ))}
      </ol>
      <p className="idea-foot">
        <a
          className="btn btn--secondary"
          href={plannerAddress(idea)}
          rel="nofollow"
          aria-label={`Open in planner: ${plan.title}`}
        >
          Open in planner
        </a>
        {articleSlug !== undefined && (
          <a
            className="link"
            href={`/blog/${articleSlug}#${idea.id}`}
            aria-label={`In the article: ${plan.title}`}
          >
            In the article
          </a>
        )}
      </p>
    </article>
  );
}

/** What kind of place it is; the part of town where the name says that already. */
function kindOrPart({ name, category, neighborhood }: PlanContent['venues'][number]): string {
  const kind = category ?? '';
  return name.toLowerCase().includes(kind.toLowerCase()) ? (neighborhood ?? '') : kind;
}
