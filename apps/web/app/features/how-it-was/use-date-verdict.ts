import { useCallOffDate, useCreateDate, useRateDate } from '../../api/use-history.ts';
import { notices } from '../../messages.ts';
import { useNotices } from '../../ui/toast/use-notices.ts';
import { useBusy } from '../../ui/use-busy.ts';

interface DateVerdict {
  readonly isBusy: boolean;
  readonly rate: (rating: number) => void;
  /** The date did not happen: it is taken out, and can be had back for a moment. */
  readonly callOff: () => void;
}

/** How a date was that is over, or that it was not, each in one tap; what came of it is said. */
export function useDateVerdict(id: string): DateVerdict {
  const [rating, removal, restoring] = [useRateDate(), useCallOffDate(), useCreateDate()];
  const { success, failure, undoable } = useNotices();
  const { isBusy, run } = useBusy();

  async function rate(stars: number): Promise<void> {
    try {
      await rating.mutateAsync({ id, rating: stars });
      success(notices.historyUpdated);
    } catch {
      failure(notices.historyNotUpdated);
    }
  }

  async function callOff(): Promise<void> {
    try {
      const date = await removal.mutateAsync(id);
      undoable(notices.dateCalledOff, () => {
        restoring.mutateAsync(date).catch(() => failure(notices.dateNotRestored));
      });
    } catch {
      failure(notices.historyNotDeleted);
    }
  }

  return {
    isBusy,
    rate: (stars) => void run(() => rate(stars)),
    callOff: () => void run(callOff),
  };
}
