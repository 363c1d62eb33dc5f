import { texts } from '@rendezvous/contract';
import { Check } from 'lucide-react';
import { useId } from 'react';
import '../../styles/arc.css';
import { messages } from '../../messages.ts';
import { layoutArc } from '../../ui/arc-geometry.ts';
import { Dialog, DialogText } from '../../ui/dialog.tsx';
import { lineColorAt, skyGradient } from '../../ui/sky-color.ts';
import { Skyline } from '../../ui/skyline.tsx';
import { CreateAccountLink, SignInLink } from './account-links.tsx';
import { ArcRim } from '../../ui/arc-rim.tsx';

const promises = ['Unlimited plans, with five refinements each', 'A profile for everyone you are seeing', 'Saved ideas and a history of every date'];

interface LimitDialogProps {
  readonly hasPlan: boolean;
  readonly onClose: () => void;
}

/** The free suggestion is used up. */
export function LimitDialog({ hasPlan, onClose }: LimitDialogProps): React.JSX.Element {
  return (
    <Dialog title={messages.limitTitle} className="dialog--limit" onClose={onClose}>
      <EveningArt />
      <DialogText>{messages.limitText}</DialogText>
      <p className="small muted">{texts.anonymousLimit}</p>
      <ul className="promises">
        {promises.map((promise) => (
          <li key={promise}>
            <Check className="icon" />
            {promise}
          </li>
        ))}
      </ul>
      <div className="dialog-foot">
        <CreateAccountLink />
        <SignInLink />
      </div>
      <button className="btn btn--ghost" type="button" onClick={onClose}>
        {hasPlan ? 'Keep reading this plan' : 'Not now'}
      </button>
    </Dialog>
  );
}

/** Any evening: three stays from 17:30, sunset at 18:15. */
const sunset = 1095;
const span = { from: 1050, to: 1335 };
const evening = layoutArc([
  { start: span.from, end: 1140 },
  { start: 1150, end: 1230 },
  { start: 1240, end: span.to },
]);

function EveningArt(): React.JSX.Element {
  const gradientId = useId();
  return (
    <div className="arc arc--card" aria-hidden="true">
      <div className="arc-stage">
        <div className="arc-sky" style={{ background: skyGradient(span, sunset) }}>
          <svg className="arc-city" viewBox="0 0 1200 260" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
            <Skyline city="San Francisco" />
          </svg>
        </div>
        <ArcRim layout={evening} sunset={sunset} gradientId={gradientId} />
        {evening.stops.map(({ u, y }) => (
          <span
            className="arc-stop"
            key={u}
            style={
              {
                '--u': `${u * 100}%`,
                '--h': `${100 - y}%`,
                '--hour': lineColorAt(span.from + (span.to - span.from) * u, sunset),
              } as React.CSSProperties
            }
          >
            <span className="arc-dot" />
          </span>
        ))}
      </div>
    </div>
  );
}
