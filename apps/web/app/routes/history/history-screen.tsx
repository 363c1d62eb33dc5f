import type { DateRecord, Profile } from '@rendezvous/contract';
import { memo, type ReactNode, useDeferredValue, useMemo } from 'react';
import { Link } from 'react-router';
import { explainFailure } from '../../api/api-failure.ts';
import { useListParams } from '../../api/use-list-params.ts';
import { useHistory, useTotals } from '../../api/use-history.ts';
import { notices } from '../../messages.ts';
import { countDates } from '../../features/dates/date-words.ts';
import {
  type DateOrder,
  dateOrders,
  findDates,
} from '../../features/dates/timeline/arrange-dates.ts';
import { EmptyState } from '../../ui/loading/empty-state.tsx';
import { LoadFailed } from '../../ui/loading/load-failed.tsx';
import { formatDollars } from '../../ui/money.ts';
import { ListTools } from '../../ui/form/list-tools.tsx';
import { SelectField } from '../../ui/form/select-field.tsx';
import { Skeleton } from '../../ui/loading/skeleton.tsx';

interface HistoryScreenProps {
  readonly profiles: readonly Profile[];
  /** The profiles are still loading. */
  readonly isWaiting: boolean;
  readonly profileId: number | undefined;
  readonly onProfile: (profileId: number | undefined) => void;
  readonly action: ReactNode;
  readonly drawRecords: (records: readonly DateRecord[], order: DateOrder) => ReactNode;
}

const orderLabels: Readonly<Record<DateOrder, string>> = {
  newest: 'Newest year first',
  oldest: 'Oldest year first',
  rating: 'Best rated first',
  cost: 'Most expensive first',
};
const orders = dateOrders.map((value) => ({ value, label: orderLabels[value] }));

/** A list this short needs no search. */
const fewDates = 8;

/** Past dates with everyone, or with one person. */
export function HistoryScreen({
  profiles,
  isWaiting,
  profileId,
  onProfile,
  action,
  drawRecords,
}: HistoryScreenProps): React.JSX.Element {
  const history = useHistory('past', profileId);
  // Shown all at once, so that what loads later does not push down the rest.
  const isComing = isWaiting || (history.isPending && profileId === undefined);
  const records = isComing ? undefined : history.data;
  const { data: totals } = useTotals(profileId);
  return (
    <>
      <header className="page-head page-head--actions">
        <div>
          <h1 className="display-lg">Date History</h1>
          <p className="lede">
            {totals && totals.dates > 0
              ? `${countDates(totals.dates)}, ${formatDollars(totals.spending)} in all.`
              : 'Every date you have been on.'}
          </p>
        </div>
        <div className="btn-row">{!isComing && action}</div>
      </header>
      {!isComing && profiles.length > 1 && (
        <PersonFilter profiles={profiles} profileId={profileId} onProfile={onProfile} />
      )}
      {(isComing || history.isPending) && <Skeleton rows={4} />}
      {history.isError && !records && (
        <LoadFailed
          title={notices.historyNotLoaded}
          text={explainFailure(history.error)}
          onRetry={() => void history.refetch()}
        />
      )}
      {records && records.length > 0 && <Records records={records} draw={drawRecords} />}
      {records?.length === 0 && (
        <div className="card">
          <NothingYet hasPeople={profiles.length > 0} isFiltered={profileId !== undefined} />
        </div>
      )}
    </>
  );
}

/** It stays as it is while somebody types a search: an option per person takes long to draw. */
const PersonFilter = memo(function PersonFilter({
  profiles,
  profileId,
  onProfile,
}: Pick<HistoryScreenProps, 'profiles' | 'profileId' | 'onProfile'>): React.JSX.Element {
  return (
    <div className="history-filter">
      <SelectField
        label="Show dates with"
        value={String(profileId ?? 'everyone')}
        options={[
          { value: 'everyone', label: 'Everyone' },
          ...profiles.map(({ id, name }) => ({ value: String(id), label: name })),
        ]}
        onChange={(value) => onProfile(value === 'everyone' ? undefined : Number(value))}
      />
    </div>
  );
});

function Records({
  records,
  draw,
}: {
  records: readonly DateRecord[];
  draw: HistoryScreenProps['drawRecords'];
}): React.JSX.Element {
  const { query, order, setQuery, setOrder } = useListParams(dateOrders);
  const asked = useDeferredValue(query);
  const found = useMemo(() => findDates(records, asked), [records, asked]);
  return (
    <>
      {records.length > fewDates && (
        <ListTools
          label="Search dates"
          query={query}
          order={order}
          orders={orders}
          found={`${found.length} of ${countDates(records.length)}`}
          onQuery={setQuery}
          onOrder={setOrder}
        />
      )}
      {found.length === 0 && <p className="card history-none">No date matches “{asked}”.</p>}
      {draw(found, order)}
    </>
  );
}

function NothingYet({
  hasPeople,
  isFiltered,
}: {
  hasPeople: boolean;
  isFiltered: boolean;
}): React.JSX.Element {
  if (isFiltered)
    return (
      <EmptyState
        title="No dates with this person yet"
        text="Record one, and it will appear here."
      />
    );
  return (
    <EmptyState
      title="No dates yet"
      text={
        hasPeople
          ? 'Record one you have been on, or plan the next.'
          : 'Add the person you are seeing; dates are recorded with somebody.'
      }
    >
      {hasPeople ? (
        <Link className="btn btn--secondary" to="/new-date">
          Plan a Date
        </Link>
      ) : (
        <Link className="btn btn--secondary" to="/profiles">
          Add a profile
        </Link>
      )}
    </EmptyState>
  );
}
