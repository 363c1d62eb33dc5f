import { Search } from 'lucide-react';
import { useId } from 'react';
import './list-tools.css';
import { SelectField } from './select-field.tsx';

interface ListToolsProps<Order extends string> {
  /** What is searched: "Search people". */
  readonly label: string;
  readonly query: string;
  readonly order: Order;
  readonly orders: readonly { readonly value: Order; readonly label: string }[];
  /** "12 of 200 people" */
  readonly found: string;
  readonly onQuery: (query: string) => void;
  readonly onOrder: (order: Order) => void;
}

/** The search and the order of a long list. */
export function ListTools<Order extends string>({
  label,
  query,
  order,
  orders,
  found,
  onQuery,
  onOrder,
}: ListToolsProps<Order>): React.JSX.Element {
  const id = useId();
  return (
    <div className="list-tools" role="search">
      <div className="field">
        <label className="label" htmlFor={id}>
          {label}
        </label>
        <span className="input-icon">
          <Search className="icon" />
          <input
            id={id}
            className="input"
            type="search"
            autoComplete="off"
            maxLength={100}
            value={query}
            onChange={(event) => onQuery(event.target.value)}
          />
        </span>
      </div>
      <SelectField label="Order" value={order} options={orders} onChange={onOrder} />
      <p className="small muted num" role="status">
        {found}
      </p>
    </div>
  );
}
