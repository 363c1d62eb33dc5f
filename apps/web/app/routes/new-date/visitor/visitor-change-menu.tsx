import type { WirePlan, WireVenue } from '@rendezvous/contract';
import { LockOpen, RefreshCw, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { PressedAction } from '../../../api/storage/pressed-action.ts';
import { formatPrice } from '../../../ui/money.ts';
import { useMenuButton } from '../../../ui/use-menu-button.ts';
import { removalWords } from '../refinement/change-words.ts';
import { MenuItem } from '../refinement/menu-item.tsx';
import { StopMenu } from '../refinement/stop-menu.tsx';

interface VisitorChangeMenuProps {
  readonly plan: WirePlan;
  /** Which of the plan's stops, from 0. */
  readonly place: number;
  readonly onAction: (pressed: PressedAction) => void;
}

/**
 * The menu of a stop for somebody who has no account: what can be done with it, each of which
 * leads to the way to one.
 */
export function VisitorChangeMenu({
  plan,
  place,
  onAction,
}: VisitorChangeMenuProps): React.JSX.Element {
  const [isOpen, setIsOpen] = useState(false);
  const menu = useMenuButton({
    isOpen,
    onOpenChange: setIsOpen,
    isReady: true,
  });
  const venue = plan.venues[place];
  const choose = (action: 'refine' | 'removeVenue') => () => {
    menu.close();
    onAction({ action, planId: plan.plan_id, place });
  };
  return (
    <div className="stop-change">
      <StopMenu name={venue?.name} isOpen={isOpen} menu={menu}>
        <MenuItem
          icon={<RefreshCw className="icon" />}
          title="Another place"
          words={placeWords(venue)}
          leadsOn
          onChoose={choose('refine')}
        />
        <MenuItem
          icon={<LockOpen className="icon" />}
          title="Keep this"
          words="Stays when you refine"
          leadsOn
          onChoose={choose('refine')}
        />
        <MenuItem
          icon={<Trash2 className="icon" />}
          title="Remove"
          words={removalWords(plan, place)}
          cost={venue?.cost?.expected ? `−${formatPrice(venue.cost.expected)}` : undefined}
          leadsOn
          onChoose={choose('removeVenue')}
        />
      </StopMenu>
    </div>
  );
}

/** "Tommaso’s, or one that is cheaper or closer", where one is known that fits as well. */
function placeWords(venue: WireVenue | undefined): string {
  const name = venue?.stand_in?.name;
  return name ? `${name}, or one that is cheaper or closer` : 'Like it, cheaper or closer';
}
