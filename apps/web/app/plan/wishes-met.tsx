import { Check, Minus } from 'lucide-react';
import type { ShownWish } from './shown-suggestion.ts';

/** What was asked for, each with whether the plan has it. */
export function WishesMet({
  wishes,
}: {
  readonly wishes: readonly ShownWish[];
}): React.JSX.Element | null {
  if (wishes.length === 0) return null;
  return (
    <ul className="chips wishes-met" aria-label="Your wishes">
      {wishes.map(({ text, isMet }) => (
        <li className={isMet ? 'chip' : 'chip chip--unmet'} key={text}>
          {isMet ? <Check className="icon" /> : <Minus className="icon" />}
          {text}
          <span className="sr-only">{isMet ? ', in this plan' : ', not in this plan'}</span>
        </li>
      ))}
    </ul>
  );
}
