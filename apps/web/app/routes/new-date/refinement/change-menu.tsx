import type { WirePlan, WireVenue } from '@rendezvous/contract';
import { CircleAlert } from 'lucide-react';
import { useRef, useState } from 'react';
import { useFinishPressed } from '../../../api/storage/pressed-action.ts';
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog.tsx';
import { useMenuButton } from '../../../ui/use-menu-button.ts';
import type { ShownSuggestion } from '../../../plan/shown-suggestion.ts';
import { useArrival } from '../result/use-arrival.ts';
import { venueKey } from '../result/without-venues.ts';
import { ChangeItems } from './change-items.tsx';
import { useOtherPlaces } from './use-arrangement.ts';
import { StopHandle } from './stop-handle.tsx';
import { StopMenu } from './stop-menu.tsx';
import { useStopChanges } from './use-stop-changes.ts';

interface ChangeMenuProps {
  readonly suggestion: ShownSuggestion;
  readonly plan: WirePlan;
  /** Which of the plan's stops, from 0. */
  readonly place: number;
}

/**
 * The one menu of a stop, opened in place: nothing changes before an item is chosen, and
 * each says what it comes to.
 */
export function ChangeMenu({ plan, place, ...props }: ChangeMenuProps): React.JSX.Element | null {
  const venue = plan.venues[place];
  return venue ? <MenuOf venue={venue} plan={plan} place={place} {...props} /> : null;
}

function MenuOf({
  suggestion,
  plan,
  place,
  venue,
}: ChangeMenuProps & { readonly venue: WireVenue }): React.JSX.Element | null {
  const rootRef = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState<'none' | 'menu' | 'removal'>('none');
  const changes = useStopChanges({ suggestion, plan, place, venue });
  const { canAsk, isKept, problem } = changes;
  const isOpen = open === 'menu';
  const others = useOtherPlaces(suggestion, plan, canAsk && isOpen ? venue : null);
  const menu = useMenuButton({
    isOpen,
    onOpenChange: (next) => setOpen(next ? 'menu' : 'none'),
    isReady: !others.isFetching,
  });
  useArrival(rootRef, venueKey(venue), changes.arrived);
  useFinishPressed({ action: 'removeVenue', planId: plan.plan_id, place }, () =>
    setOpen('removal'),
  );
  useFinishPressed({ action: 'refine', planId: plan.plan_id, place }, () => setOpen('menu'));
  if (!canAsk && plan.venues.length < 2) return null;
  return (
    <div className="stop-change" ref={rootRef}>
      {(changes.canMoveTo(place - 1) || changes.canMoveTo(place + 1)) && (
        <StopHandle place={place} changes={changes} />
      )}
      <StopMenu name={venue.name} isKept={isKept} isOpen={isOpen} menu={menu}>
        <ChangeItems
          plan={plan}
          place={place}
          venue={venue}
          changes={changes}
          others={others}
          onRemove={() => setOpen('removal')}
          onChosen={menu.close}
        />
      </StopMenu>
      {problem !== null && (
        <p className="error" role="alert">
          <CircleAlert className="icon" />
          {problem}
        </p>
      )}
      {open === 'removal' && (
        <ConfirmDialog
          title={`Remove ${venue.name}?`}
          text="The other stops keep their times. You can undo this."
          confirm="Remove venue"
          cancel="Cancel"
          onConfirm={() => {
            setOpen('none');
            changes.remove();
          }}
          onClose={() => setOpen('none')}
        />
      )}
    </div>
  );
}
