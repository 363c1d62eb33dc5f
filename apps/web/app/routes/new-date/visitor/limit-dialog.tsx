import { texts } from '@rendezvous/contract';
import { Check } from 'lucide-react';
import { messages } from '../../../messages.ts';
import { DayArc } from '../../../sky/day-arc.tsx';
import { Dialog, DialogText } from '../../../ui/dialog/dialog.tsx';
import { CreateAccountLink, SignInLink } from './account-links.tsx';

const promises = [
  'Unlimited plans, with five refinements each',
  'A profile for everyone you are seeing',
  'Saved ideas and a history of every date',
];

interface LimitDialogProps {
  readonly hasPlan: boolean;
  readonly onClose: () => void;
}

/** The free suggestion is used up. */
export function LimitDialog({ hasPlan, onClose }: LimitDialogProps): React.JSX.Element {
  return (
    <Dialog title={messages.limitTitle} className="dialog--limit" onClose={onClose}>
      <DayArc stops={stays} sunset={sunset} size="card" city="San Francisco" />
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
const stays = [
  { start: 1050, end: 1140 },
  { start: 1150, end: 1230 },
  { start: 1240, end: 1335 },
];
