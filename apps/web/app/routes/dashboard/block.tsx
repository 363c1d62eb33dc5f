import type { UseQueryResult } from '@tanstack/react-query';
import { ArrowRight } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Link } from 'react-router';
import { explainFailure } from '../../api/api-failure.ts';
import { LoadFailed } from '../../ui/loading/load-failed.tsx';
import { Skeleton } from '../../ui/loading/skeleton.tsx';

interface BlockProps<Item> {
  readonly title: string;
  readonly className?: string;
  readonly more?: { readonly to: string; readonly label: string };
  readonly query: Pick<UseQueryResult, 'isPending' | 'isError' | 'error' | 'refetch'> & {
    readonly data: readonly Item[] | undefined;
  };
  readonly failure: string;
  /** What stands here before there is anything. */
  readonly empty: ReactNode;
  readonly draw: (items: readonly Item[]) => ReactNode;
}

/** One part of the dashboard: its list, what invites to begin one, or why it did not load. */
export function Block<Item>({
  title,
  className = '',
  more,
  query,
  failure,
  empty,
  draw,
}: BlockProps<Item>): React.JSX.Element {
  const id = useId();
  const { data } = query;
  return (
    <section className={className} aria-labelledby={id}>
      <div className="card-head">
        <h2 className="heading" id={id}>
          {title}
        </h2>
        {more && (
          <Link className="link" to={more.to}>
            {more.label}
            <ArrowRight className="icon" />
          </Link>
        )}
      </div>
      {query.isPending && <Skeleton rows={2} />}
      {query.isError && !data && (
        <LoadFailed
          title={failure}
          text={explainFailure(query.error)}
          onRetry={() => void query.refetch()}
        />
      )}
      {data && (data.length > 0 ? draw(data) : <div className="card">{empty}</div>)}
    </section>
  );
}
