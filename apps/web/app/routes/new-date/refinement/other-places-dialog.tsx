import type { WirePlan, WireVenue } from '@rendezvous/contract';
import { explainFailure } from '../../../api/api-failure.ts';
import { Dialog, DialogText } from '../../../ui/dialog.tsx';
import { LoadFailed } from '../../../ui/loading/load-failed.tsx';
import { Skeleton } from '../../../ui/loading/skeleton.tsx';
import { changeWords } from './change-words.ts';
import type { ShownSuggestion } from '../../../plan/shown-suggestion.ts';
import { useOtherPlaces } from './use-arrangement.ts';
import { venueKey } from '../result/without-venues.ts';
import { refinementNotices } from './refinement-words.ts';

interface OtherPlacesDialogProps {
  readonly suggestion: ShownSuggestion;
  readonly plan: WirePlan;
  readonly venue: WireVenue;
  readonly onChoose: (other: WireVenue) => void;
  readonly onClose: () => void;
}

/** At most three other places for one stop, each with what it changes. */
export function OtherPlacesDialog({
  suggestion,
  plan,
  venue,
  onChoose,
  onClose,
}: OtherPlacesDialogProps): React.JSX.Element {
  const others = useOtherPlaces(suggestion, plan, venue);
  return (
    <Dialog title="Other places" onClose={onClose}>
      <DialogText>
        Instead of {venue.name}. The rest of the plan stays, with new times where they are needed.
      </DialogText>
      {others.isPending && <Skeleton rows={3} />}
      {others.isError && (
        <LoadFailed
          title={refinementNotices.placesNotLoaded}
          text={explainFailure(others.error)}
          onRetry={() => void others.refetch()}
        />
      )}
      {others.data?.length === 0 && (
        <p className="muted other-none">
          No other place fits here as things stand. Refining the plan may open some up.
        </p>
      )}
      {others.data && others.data.length > 0 && (
        <ul className="others">
          {others.data.map((other) => (
            <li key={venueKey(other.venue)}>
              <button type="button" onClick={() => onChoose(other.venue)}>
                <b>{other.venue.name}</b>
                <span>
                  {[other.venue.category_label, other.venue.neighborhood]
                    .filter(Boolean)
                    .join(', ')}
                </span>
                <span className="num">{changeWords(plan, venue, other)}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  );
}
