import { CircleAlert } from 'lucide-react';
import { messages } from '../../messages.ts';
import { notLoaded } from './load-again.ts';

/**
 * Stands hidden in every page of the app, and is shown by `watchScripts` of `load-again.ts` where
 * the scripts of the page do not arrive.
 */
export function NotLoadedNotice(): React.JSX.Element {
  return (
    <div id={notLoaded.notice} hidden>
      <div className="panel-danger part-afloat" role="alert">
        <CircleAlert className="icon" />
        <div>
          <p>{messages.notLoaded}</p>
          <div className="btn-row">
            <button className="btn btn--secondary btn--sm" id={notLoaded.button} type="button">
              Try again
            </button>
          </div>
        </div>
      </div>
    </div>
  );
}
