import { focusMain } from '../../ui/focus-main.ts';
import { StarButtons } from '../../ui/star-buttons.tsx';
import { useDateVerdict } from './use-date-verdict.ts';

interface HowItWasProps {
  readonly dateId: string;
  /** What is asked: "How was your date with June yesterday?". */
  readonly question: string;
  /** Whether it may not have happened at all: it was scheduled. */
  readonly wasScheduled: boolean;
}

/** Five stars for a date that is over, or that it was none. Whatever is pressed goes, and the focus to the page. */
export function HowItWas({ dateId, question, wasScheduled }: HowItWasProps): React.JSX.Element {
  const { isBusy, rate, callOff } = useDateVerdict(dateId);
  const after = (act: () => void): void => {
    focusMain();
    act();
  };
  return (
    <>
      <StarButtons
        label={question}
        isBusy={isBusy}
        onRate={(rating) => after(() => rate(rating))}
      />
      {wasScheduled && (
        <button
          className="link"
          type="button"
          aria-disabled={isBusy}
          aria-label={`It did not happen. ${question}`}
          onClick={() => !isBusy && after(callOff)}
        >
          It did not happen
        </button>
      )}
    </>
  );
}
