import { data } from 'react-router';

/** A path that no other route knows. A loader says so, because the page is alive by then: a path without any route fails while it comes alive. */
export function clientLoader(): never {
  throw data(null, { status: 404 });
}

export default function Unknown(): null {
  return null;
}
