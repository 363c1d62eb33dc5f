import type { Progress } from '@rendezvous/contract';
import { Check } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { messages } from '../../../messages.ts';
import { useIsOnline } from '../../../ui/use-is-online.ts';

/** The sky of an evening, before the hours are known. */
const evening = ['#FBB066', '#EE7260', '#944D8A', '#463D85', '#252761'];

interface GeneratingProps {
  readonly steps: readonly Progress[];
  readonly onStop: () => void;
}

/** A pale dome, a spark travelling its rim, and what is being checked, as the server says it. */
export function Generating({ steps, onStop }: GeneratingProps): React.JSX.Element {
  const isOnline = useIsOnline();
  const panelRef = useRef<HTMLElement>(null);
  useEffect(() => {
    panelRef.current?.scrollIntoView({ block: 'center' });
  }, []);
  const done = steps.slice(0, -1);
  return (
    <section className="card generating" aria-label="Planning" ref={panelRef}>
      <div className="generating-arc" aria-hidden="true">
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
          <linearGradient id="generating-sky">
            {evening.map((color, i) => (
              <stop key={color} offset={i / (evening.length - 1)} stopColor={color} />
            ))}
          </linearGradient>
          <path d="M0 100Q50 -100 100 100" fill="url(#generating-sky)" />
        </svg>
        <span className="spark" />
      </div>
      <output className="heading" aria-live="polite">
        {steps.at(-1)?.detail ?? 'Starting'}
      </output>
      <ul className="generating-done">
        {done.map((step) => (
          <li key={`${step.stage} ${step.detail}`}>
            <Check className="icon" />
            {step.detail}
          </li>
        ))}
      </ul>
      {/* Of a long wait the styles know when it is one. */}
      <p className="small muted generating-wait" role="status" data-online={isOnline}>
        {isOnline ? 'This takes longer than usual.' : messages.offlineForm}
      </p>
      <button className="btn btn--ghost" type="button" onClick={onStop}>
        Cancel
      </button>
    </section>
  );
}
