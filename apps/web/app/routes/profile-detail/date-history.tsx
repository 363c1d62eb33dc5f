import type { DateRecord } from '@rendezvous/contract';
import { ChevronDown } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';

interface DateHistoryProps {
  readonly records: readonly DateRecord[];
  readonly children: ReactNode;
}

/** The past dates with one person, which can be folded away. */
export function DateHistory({ records, children }: DateHistoryProps): React.JSX.Element {
  const [isOpen, setIsOpen] = useState(true);
  const id = useId();
  return (
    <section aria-labelledby="date-history">
      <div className="card-head">
        <h2 className="title" id="date-history">
          Date History <span className="count num">{records.length}</span>
        </h2>
        <button
          className="btn btn--ghost btn--sm fold"
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          aria-label={`${isOpen ? 'Collapse' : 'Expand'} date history`}
          onClick={() => setIsOpen(!isOpen)}
        >
          {isOpen ? 'Collapse' : 'Expand'}
          <ChevronDown className="icon" />
        </button>
      </div>
      <div id={id} hidden={!isOpen}>
        {isOpen &&
          (records.length > 0 ? (
            children
          ) : (
            <p className="muted">No dates yet. Record the first one when it has happened.</p>
          ))}
      </div>
    </section>
  );
}
