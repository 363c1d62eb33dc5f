import type { WirePlan } from '@rendezvous/contract';
import { Check, Minus } from 'lucide-react';

/** What was asked for, each with whether the plan has it. */
export function WishesMet({
  wishes,
}: {
  readonly wishes: NonNullable<WirePlan['wishes']>;
}): React.JSX.Element | null {
  if (wishes.length === 0) return null;
  return (
    <ul className="chips wishes-met" aria-label="Your wishes">
      {wishes.map(({ text, met }) => (
        <li className={met ? 'chip' : 'chip chip--unmet'} key={text}>
          {met ? <Check className="icon" /> : <Minus className="icon" />}
          {capitalized(text)}
          <span className="sr-only">{met ? ', in this plan' : ', not in this plan'}</span>
        </li>
      ))}
    </ul>
  );
}

function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
