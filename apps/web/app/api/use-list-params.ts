import { useEffect, useEffectEvent, useState } from 'react';
import { useSearchParams } from 'react-router';

interface ListParams<Order extends string> {
  readonly query: string;
  readonly order: Order;
  readonly setQuery: (query: string) => void;
  readonly setOrder: (order: Order) => void;
}

/** Milliseconds after the last key: the whole page is drawn again for another address, which typing does not wait for. */
const pauseOfTyping = 250;

/**
 * The search text and order of a list, stored in the address, so that they are still there when the
 * user comes back. The first order is the default.
 */
export function useListParams<Order extends string>(
  orders: readonly [Order, ...Order[]],
): ListParams<Order> {
  const [params, setParams] = useSearchParams();
  const order = params.get('order');
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
  const [query, setQuery] = useTyped(params.get('q') ?? '', (typed) => put('q', typed));
  return {
    query,
    order: orders.find((known) => known === order) ?? orders[0],
    setQuery,
    setOrder: (chosen) => put('order', chosen === orders[0] ? '' : chosen),
  };
}

/** What is typed, stored in a pause or when it is left; what comes to be stored otherwise, such as by a link, takes its place. */
function useTyped(
  stored: string,
  store: (typed: string) => void,
): [typed: string, setTyped: (typed: string) => void] {
  const [typed, setTyped] = useState(stored);
  const [seen, setSeen] = useState(stored);
  const [sent, setSent] = useState(stored);
  if (stored !== seen) {
    setSeen(stored);
    if (stored !== sent) setTyped(stored);
  }
  const send = useEffectEvent(() => {
    setSent(typed);
    store(typed);
  });
  useEffect(() => {
    if (typed === stored) return undefined;
    const done = new AbortController();
    const timer = setTimeout(() => send(), pauseOfTyping);
    // What is pressed next may lead to another page.
    for (const leaving of ['pointerdown', 'focusout'] as const)
      document.addEventListener(leaving, () => send(), { once: true, signal: done.signal });
    return () => {
      clearTimeout(timer);
      done.abort();
    };
  }, [typed, stored]);
  return [typed, setTyped];
}
