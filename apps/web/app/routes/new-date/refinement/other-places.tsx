import type { WirePlan, WireVenue } from '@rendezvous/contract';
import type { UseQueryResult } from '@tanstack/react-query';
import { MoveHorizontal, PiggyBank, RefreshCw, Shuffle } from 'lucide-react';
import { explainFailure } from '../../../api/api-failure.ts';
import { venueKey } from '../result/without-venues.ts';
import { changeWords, type OtherKind, otherWords, sortOthers } from './change-words.ts';
import { MenuItem } from './menu-item.tsx';
import { refinementNotices } from './refinement-words.ts';
import type { OtherPlace } from './use-arrangement.ts';

interface OtherPlacesProps {
  readonly plan: WirePlan;
  readonly venue: WireVenue;
  readonly others: UseQueryResult<readonly OtherPlace[]>;
  readonly onChoose: (other: WireVenue) => void;
}

const icons: Readonly<Record<OtherKind, React.ReactNode>> = {
  cheaper: <PiggyBank className="icon" />,
  closer: <MoveHorizontal className="icon" />,
  alike: <RefreshCw className="icon" />,
  different: <Shuffle className="icon" />,
};

/** At most three other places for a stop as items of its menu, each with what it would change. */
export function OtherPlaces({ plan, venue, others, onChoose }: OtherPlacesProps): React.ReactNode {
  if (others.isError)
    return (
      <MenuItem
        icon={<RefreshCw className="icon" />}
        title="Try again"
        words={`${refinementNotices.placesNotLoaded}. ${explainFailure(others.error)}`}
        onChoose={() => void others.refetch()}
      />
    );
  if (!others.data)
    return (
      <li className="change-wait" role="none">
        Looking for other places…
      </li>
    );
  if (others.data.length === 0)
    return (
      <li className="change-none" role="none">
        No other place fits here as things stand. Refining the plan may open some up.
      </li>
    );
  return sortOthers(plan, venue, others.data).map(([kind, other]) => (
    <MenuItem
      icon={icons[kind]}
      {...otherWords(kind, other)}
      cost={changeWords(plan, other)}
      onChoose={() => onChoose(other.venue)}
      key={venueKey(other.venue)}
    />
  ));
}
