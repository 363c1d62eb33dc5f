import { GripVertical } from 'lucide-react';
import { useDragOrder } from '../../../ui/use-drag-order.ts';
import type { StopChanges } from './use-stop-changes.ts';

interface StopHandleProps {
  readonly place: number;
  readonly changes: StopChanges;
}

/**
 * Takes a stop to another place of the plan by pointer. The menu beside it
 * does the same for everybody.
 */
export function StopHandle({ place, changes }: StopHandleProps): React.JSX.Element {
  const { ref, ...handlers } = useDragOrder({
    place,
    isBusy: changes.isBusy,
    onDrop: changes.moveTo,
  });
  return (
    <span
      className="stop-handle"
      aria-hidden="true"
      title="Drag to another place in the plan"
      ref={ref}
      {...handlers}
    >
      <GripVertical className="icon" />
    </span>
  );
}
