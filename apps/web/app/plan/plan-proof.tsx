import { type PlanContent, product } from '@rendezvous/contract';
import { Check, ChevronDown, CircleCheck } from 'lucide-react';
import { formatMonth, isDay } from '../ui/time/calendar-day.ts';

/** What the planner weighs, in people's words. */
const termWords: Readonly<Partial<Record<string, string>>> = {
  taste: 'what you like',
  mood: 'the mood',
  purpose: 'a reason for every stop',
  ends: 'how it begins and ends',
  shape: 'the shape of the evening',
  nearness: 'how near it is',
  price: 'the price',
  light: 'light and weather',
  pace: 'short ways',
  known: 'hours and prices that are known',
  fresh: 'something new',
  dateNumber: 'how well you know each other',
  day: 'what that day brings',
  variety: 'a different evening',
  thread: 'a thread through the evening',
};

const mostTerms = 3;

const providerWords: Readonly<Partial<Record<string, string>>> = {
  builtin: `the ${product} catalogue`,
  osm: '© OpenStreetMap contributors (ODbL)',
  google: 'Google',
  import: 'imported places',
};

/**
 * What was checked about a plan, what spoke for it, and where its facts are from: folded,
 * for those who want to know.
 */
export function PlanProof({ plan }: { plan: PlanContent }): React.JSX.Element {
  const { checks = [], score } = plan;
  const reasons = score ? weightiest(score.terms) : [];
  if (checks.length === 0 && reasons.length === 0) return <SourceLine plan={plan} />;
  return (
    <details className="proof">
      <summary>
        <CircleCheck className="icon" />
        <span>What was checked</span>
        <ChevronDown className="icon" />
      </summary>
      {checks.length > 0 && (
        <ul className="checks" aria-label="What was checked">
          {checks.map(({ text }) => (
            <li key={text}>
              <Check className="icon" />
              {text}
            </li>
          ))}
        </ul>
      )}
      {reasons.length > 0 && (
        <p className="proof-why">
          <b>Why this plan</b> Most of all for {list.format(reasons)}.
        </p>
      )}
      <SourceLine plan={plan} />
    </details>
  );
}

const list = new Intl.ListFormat('en-US');

/** What counted most for a plan, the weightiest first. */
function weightiest(terms: Readonly<Record<string, number>>): string[] {
  return Object.entries(terms)
    .filter(([, value]) => value > 0)
    .sort(([, a], [, b]) => b - a)
    .flatMap(([name]) => termWords[name] ?? [])
    .slice(0, mostTerms);
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
