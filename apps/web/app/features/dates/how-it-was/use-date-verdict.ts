import { useState } from 'react';
import { explainAction } from '../../../api/api-failure.ts';
import { useCallOffDate, useRateDate, useUnrateDate } from '../../../api/use-history.ts';
import { notices } from '../../../messages.ts';
import { focusMain } from '../../../ui/page/focus-main.ts';
import { useNotices } from '../../../ui/toast/use-notices.ts';
import { useBusy } from '../../../ui/use-busy.ts';
import { thankFor } from './rating-words.ts';

/**
 * Told what became of a question, for whoever shows it: it stays where it is, and nothing
 * moves under the pointer.
 */
export interface AnswerListener {
  /** The answer is on its way. */
  readonly onAnswering: () => void;
  /** What is said of it; null: the question is open again. */
  readonly onAnswered: (words: string | null) => void;
}

interface DateVerdict {
  readonly isBusy: boolean;
  /** The stars given here; null as long as there are none. */
  readonly given: number | null;
  readonly isCalledOff: boolean;
  readonly rate: (rating: number) => void;
  /** The rating is taken back: nobody rated the date. */
  readonly takeBack: () => void;
  /** The date did not happen: it is taken out, and can be had back for a moment. */
  readonly callOff: () => void;
}

/** How a date was that is over, or that it was not, each in one tap; what came of it is said. */
export function useDateVerdict(date: JudgedDate, listener: AnswerListener): DateVerdict {
  const { isBusy, run } = useBusy();
  const { given, rate, takeBack } = useStars(date, listener);
  const { isCalledOff, callOff } = useCallOff(date, listener);
  return {
    isBusy,
    given,
    isCalledOff,
    rate: (stars) => void run(() => rate(stars)),
    takeBack: () => void run(takeBack),
    callOff: () => void run(callOff),
  };
}

interface JudgedDate {
  readonly id: string;
  readonly wasScheduled: boolean;
}

function useStars({ id, wasScheduled }: JudgedDate, { onAnswering, onAnswered }: AnswerListener) {
  const [rating, unrating] = [useRateDate(), useUnrateDate()];
  const { success, failure } = useNotices();
  const [given, setGiven] = useState<number | null>(null);

  async function rate(stars: number): Promise<void> {
    onAnswering();
    try {
      const date = await rating.mutateAsync({ id, rating: stars });
      setGiven(stars);
      onAnswered(thankFor(date, stars));
      success(notices.historyUpdated, { insteadOf: notices.historyNotUpdated });
    } catch (error) {
      failure(explainAction(error, notices.historyNotUpdated));
    }
  }

  async function takeBack(): Promise<void> {
    try {
      await unrating.mutateAsync({ id, kind: wasScheduled ? 'scheduled' : 'recorded' });
      focusMain();
      setGiven(null);
      onAnswered(null);
    } catch (error) {
      failure(explainAction(error, notices.historyNotUpdated));
    }
  }

  return { given, rate, takeBack };
}

function useCallOff({ id }: JudgedDate, { onAnswering, onAnswered }: AnswerListener) {
  const callingOff = useCallOffDate();
  const { failure, undoable } = useNotices();
  const [isCalledOff, setIsCalledOff] = useState(false);

  const restore = () =>
    callingOff.mutateAsync({ id, cancelled: false }).then(
      () => {
        setIsCalledOff(false);
        onAnswered(null);
      },
      (error: unknown) => failure(explainAction(error, notices.dateNotRestored)),
    );

  async function callOff(): Promise<void> {
    onAnswering();
    try {
      await callingOff.mutateAsync({ id, cancelled: true });
      focusMain();
      setIsCalledOff(true);
      onAnswered(notices.dateCalledOff);
      undoable(notices.dateCalledOff, () => void restore());
    } catch (error) {
      failure(explainAction(error, notices.historyNotDeleted));
    }
  }

  return { isCalledOff, callOff };
}
