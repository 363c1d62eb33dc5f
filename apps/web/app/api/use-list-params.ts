import { useSearchParams } from 'react-router';

interface ListParams<Order extends string> {
  readonly query: string;
  readonly order: Order;
  readonly setQuery: (query: string) => void;
  readonly setOrder: (order: Order) => void;
}

/**
 * The search text and order of a list, stored in the address, so that they are still there when the
 * user comes back. The first order is the default.
 */
export function useListParams<Order extends string>(
  orders: readonly [Order, ...Order[]],
): ListParams<Order> {
  const [params, setParams] = useSearchParams();
  const asked = params.get('order');
  const put = (name: string, value: string): void =>
    setParams(
      (before) => {
        const after = new URLSearchParams(before);
        if (value === '') after.delete(name);
        else after.set(name, value);
        return after;
      },
      { replace: true, preventScrollReset: true },
    );
  return {
    query: params.get('q') ?? '',
    order: orders.find((order) => order === asked) ?? orders[0],
    setQuery: (query) => put('q', query),
    setOrder: (order) => put('order', order === orders[0] ? '' : order),
  };
}
