import { pageTitle } from '../messages.ts';
import { SharedFrame } from './shared-frame.tsx';

const title = 'This plan is no longer shared';

/** Stands at an address where nothing is shared, be it no more or never. */
export function GonePage(): React.JSX.Element {
  return (
    <SharedFrame title={pageTitle(title)}>
      <div className="shared-gone">
        <svg className="error-arc" viewBox="0 0 132 56" aria-hidden="true">
          <path d="M4 52Q66 -46 128 52" />
        </svg>
        <h1 className="display-lg">{title}</h1>
        <p className="lede">
          Whoever sent you this link has stopped sharing the plan, or the link is incomplete.
        </p>
        <a className="btn btn--primary" href="/new-date">
          Plan your own
        </a>
      </div>
    </SharedFrame>
  );
}
