import { type PlanContent, product } from '@rendezvous/contract';
import { Check, ChevronDown, Lightbulb } from 'lucide-react';
import { formatMonth, isDay } from '../ui/calendar-day.ts';

/** The terms of the planner's score, in people's words. */
const termWords: Readonly<Partial<Record<string, string>>> = {
  taste: 'What you like',
  mood: 'The mood',
  purpose: 'A reason for every stop',
  ends: 'Begins and ends well',
  shape: 'Shape of the evening',
  nearness: 'Close to you',
  price: 'Price',
  light: 'Light and weather',
  pace: 'Short hops',
  known: 'Known hours and prices',
  fresh: 'Something new',
  dateNumber: 'Fits this date',
  day: 'What the date brings',
  variety: 'A different evening',
};

const providerWords: Readonly<Partial<Record<string, string>>> = {
  builtin: `the ${product} catalogue`,
  osm: '© OpenStreetMap contributors (ODbL)',
  google: 'Google',
  import: 'imported places',
};

/** What was checked about a plan, and for those who want to know why it was chosen. */
export function PlanProof({ plan }: { plan: PlanContent }): React.JSX.Element {
  const { tips = [], checks = [], score } = plan;
  return (
    <div className="proof">
      {tips.length > 0 && (
        <section>
          <h4 className="proof-title">Before you go</h4>
          <ul className="checks tips" aria-label="Before you go">
            {tips.map((tip) => (
              <li key={tip}>
                <Lightbulb className="icon" />
                {tip}
              </li>
            ))}
          </ul>
        </section>
      )}
      {checks.length > 0 && (
        <section>
          <h4 className="proof-title">What was checked</h4>
          <ul className="checks" aria-label="What was checked">
            {checks.map(({ text }) => (
              <li key={text}>
                <Check className="icon" />
                {text}
              </li>
            ))}
          </ul>
        </section>
      )}
      {score && <ScoreTerms terms={Object.entries(score.terms)} />}
      <SourceLine plan={plan} />
    </div>
  );
}

function ScoreTerms({
  terms,
}: {
  terms: readonly (readonly [name: string, value: number])[];
}): React.JSX.Element | null {
  if (terms.length === 0) return null;
  const largest = Math.max(...terms.map(([, value]) => value));
  const sorted = terms.filter(([, value]) => value > 0).sort(([, a], [, b]) => b - a);
  return (
    <details>
      <summary>
        Why this plan
        <ChevronDown className="icon" />
      </summary>
      <dl className="terms">
        {sorted.map(([name, value]) => (
          <div key={name}>
            <dt>{termWords[name] ?? name.replaceAll(/[_-]/g, ' ')}</dt>
            <dd className="num">
              <span className="term-bar" aria-hidden="true">
                <i
                  style={{ width: `${largest > 0 ? Math.max(0, (value / largest) * 100) : 0}%` }}
                />
              </span>
              <span className="term-points">{Math.round(value * 100)}</span>
            </dd>
          </div>
        ))}
      </dl>
      <p className="caption">
        Points out of 100; the total is{' '}
        {Math.round(terms.reduce((sum, [, value]) => sum + value, 0) * 100)}.
      </p>
    </details>
  );
}

/** Prices and hours are the usual ones, and as old as the oldest source says. */
function SourceLine({ plan }: { plan: PlanContent }): React.JSX.Element {
  const sources = plan.venues.flatMap((venue) => venue.source ?? []);
  const [oldest] = sources.flatMap((source) => (isDay(source.as_of) ? source.as_of : [])).sort();
  const providers = [
    ...new Set(sources.map((source) => providerWords[source.provider] ?? source.provider)),
  ];
  return (
    <p className="caption">
      Usual prices and hours{oldest && `, as of ${formatMonth(oldest)}`}.{' '}
      {providers.length > 0 && `Data: ${providers.join(', ')}.`}
    </p>
  );
}
