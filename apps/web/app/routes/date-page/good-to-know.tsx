import { Lightbulb } from 'lucide-react';
import type { DateFacts } from './date-facts.ts';
import { hourOf } from './hour-of.ts';

/** What to know before one goes: of the evening, and of each stop under its number. */
export function GoodToKnow({ facts }: { readonly facts: DateFacts }): React.JSX.Element | null {
  const { plan, phase } = facts;
  const tips = plan.tips ?? [];
  const ofStops = plan.venues.flatMap(({ tip, name }, i) => (tip ? [{ tip, name, i }] : []));
  if (phase === 'over' || tips.length + ofStops.length === 0) return null;
  return (
    <section aria-labelledby="good-to-know">
      <h2 className="heading" id="good-to-know">
        Good to know
      </h2>
      <ul className="dp-tips">
        {tips.map((tip) => (
          <li key={tip}>
            <span className="dp-n">
              <Lightbulb className="icon" />
            </span>
            <p>{tip}</p>
          </li>
        ))}
        {ofStops.map(({ tip, name, i }) => (
          <li key={name} style={hourOf(facts, i)}>
            <span className="dp-n" aria-hidden="true">
              {i + 1}
            </span>
            <p>
              <span className="sr-only">{name}: </span>
              {tip}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
