import type { WirePlan, WireVenue } from '@rendezvous/contract';
import type { UseQueryResult } from '@tanstack/react-query';
import { ArrowDown, ArrowUp, Lock, LockOpen, Trash2 } from 'lucide-react';
import { formatPrice } from '../../../ui/money.ts';
import { removalWords } from './change-words.ts';
import { MenuItem } from './menu-item.tsx';
import { OtherPlaces } from './other-places.tsx';
import type { OtherPlace } from './use-arrangement.ts';
import type { StopChanges } from './use-stop-changes.ts';

interface ChangeItemsProps {
  readonly plan: WirePlan;
  readonly place: number;
  readonly venue: WireVenue;
  readonly changes: StopChanges;
  readonly others: UseQueryResult<readonly OtherPlace[]>;
  readonly onRemove: () => void;
  readonly onChosen: () => void;
}

/** What can be done with a stop, other places first. */
export function ChangeItems({
  plan,
  place,
  venue,
  changes,
  others,
  onRemove,
  onChosen,
}: ChangeItemsProps): React.JSX.Element {
  const { canAsk, isKept, canMoveTo, moveTo } = changes;
  const choose = (act: () => void) => () => {
    onChosen();
    act();
  };
  return (
    <>
      {canAsk && (
        <>
          <OtherPlaces
            plan={plan}
            venue={venue}
            others={others}
            onChoose={(other) => choose(() => changes.replaceBy(other))()}
          />
          <MenuItem
            icon={isKept ? <Lock className="icon" /> : <LockOpen className="icon" />}
            title="Keep this"
            words={isKept ? 'Kept when you refine' : 'Stays when you refine'}
            isChecked={isKept}
            className="change-tool"
            onChoose={choose(changes.toggleKept)}
          />
        </>
      )}
      {canMoveTo(place - 1) && (
        <MenuItem
          icon={<ArrowUp className="icon" />}
          title="Earlier"
          words={`Before ${plan.venues[place - 1]?.name}`}
          className="change-tool"
          onChoose={choose(() => moveTo(place - 1))}
        />
      )}
      {canMoveTo(place + 1) && (
        <MenuItem
          icon={<ArrowDown className="icon" />}
          title="Later"
          words={`After ${plan.venues[place + 1]?.name}`}
          className="change-tool"
          onChoose={choose(() => moveTo(place + 1))}
        />
      )}
      {plan.venues.length > 1 && (
        <MenuItem
          icon={<Trash2 className="icon" />}
          title="Remove"
          words={removalWords(plan, place)}
          cost={venue.cost?.expected ? `−${formatPrice(venue.cost.expected)}` : undefined}
          onChoose={choose(onRemove)}
        />
      )}
    </>
  );
}
