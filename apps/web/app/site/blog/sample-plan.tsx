import type { SamplePlan as Idea } from '@rendezvous/content';
import { ArrowRight } from 'lucide-react';
import { Itinerary } from '../../plan/itinerary.tsx';
import { modesWords } from '../../plan/leg-words.tsx';
import { PlanArc } from '../../plan/plan-arc.tsx';
import { plannerAddress } from './planner-address.ts';
import { showIdea } from './shown-idea.ts';

/** A date idea within an article. */
export function SamplePlan({ idea }: { idea: Idea }): React.JSX.Element {
  const { plan, sunset, hours, season, weather } = showIdea(idea);
  return (
    <section className="card sample" data-lazy="" id={idea.id} aria-labelledby={`${idea.id}-title`}>
      <p className="dateline">
        <span>{season}</span>
        <span>{hours}</span>
      </p>
      <p className="dateline sample-way">
        <span>
          {modesWords(plan.route_info)}, {plan.route_info.travel_time}
        </span>
        {weather !== null && <span>{weather}</span>}
      </p>
      <div className="sample-head">
        <h3 className="title" id={`${idea.id}-title`}>
          {plan.title}
        </h3>
        <p className="sample-cost">
          <b className="num">{plan.total_cost}</b> for two
        </p>
      </div>
      <PlanArc plan={plan} sunset={sunset} />
      <Itinerary plan={plan} sunset={sunset} stops="beside" />
      <p className="sample-foot">
        <a
          className="btn btn--secondary"
          href={plannerAddress(idea)}
          rel="nofollow"
          aria-label={`Open in planner: ${plan.title}`}
        >
          Open in planner
          <ArrowRight className="icon" />
        </a>
      </p>
    </section>
  );
}
