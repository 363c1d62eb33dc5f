import { useId } from 'react';
import { layoutArc } from '../../ui/arc-geometry.ts';
import { skyGradient } from '../../ui/sky-color.ts';
import { ArcRim } from './arc-rim.tsx';
import { planStays } from './plan-stays.ts';
import type { ShownPlan } from './shown-suggestion.ts';

/** A plan's arc at a glance, beside words that say the same. */
export function MiniArc({ plan, sunset }: { plan: ShownPlan; sunset: number | null }): React.JSX.Element {
  const gradientId = useId();
  const layout = layoutArc(planStays(plan));
  return (
    <span className={layout.span ? 'arc arc--mini' : 'arc arc--mini arc--untimed'} aria-hidden="true">
      <span className="arc-stage">
        <span className="arc-sky" style={layout.span ? { background: skyGradient(layout.span, sunset) } : undefined} />
        <ArcRim layout={layout} sunset={sunset} gradientId={gradientId} />
      </span>
    </span>
  );
}
