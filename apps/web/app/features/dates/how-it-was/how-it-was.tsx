import './how-it-was.css';
import { StarButtons } from '../../../ui/form/star-buttons.tsx';
import { type AnswerListener, useDateVerdict } from './use-date-verdict.ts';

interface HowItWasProps extends AnswerListener {
  readonly dateId: string;
  /** What is asked: "How was your date with June yesterday?". */
  readonly question: string;
  /** Whether it may not have happened at all: it was scheduled. */
  readonly wasScheduled: boolean;
}

/**
 * Five stars for a date that is over, or that it was none. What was pressed stays in
 * its place, with a way back.
 */
export function HowItWas({
  dateId,
  question,
  wasScheduled,
  ...listener
}: HowItWasProps): React.JSX.Element {
  const verdict = useDateVerdict({ id: dateId, wasScheduled }, listener);
  const { isBusy, given, isCalledOff } = verdict;
  return (
    <>
      <StarButtons
        label={question}
        isBusy={isBusy || isCalledOff}
        given={given}
        onRate={verdict.rate}
      />
      <span className="verdict-links">
        {wasScheduled && (
          <button
            className="link"
            type="button"
            hidden={given !== null}
            aria-disabled={isBusy || isCalledOff}
            aria-label={`It did not happen. ${question}`}
            onClick={() => !isBusy && !isCalledOff && verdict.callOff()}
          >
            It did not happen
          </button>
        )}
        {given !== null && (
          <button
            className="link"
            type="button"
            aria-disabled={isBusy}
            aria-label={`Undo the rating. ${question}`}
            onClick={() => !isBusy && verdict.takeBack()}
          >
            Undo
          </button>
        )}
      </span>
    </>
  );
}
