import { readStored, useStored, writeStored } from '../../../browser-storage.ts';

const key = 'anonymous_suggestions';
const freeSuggestions = 1;

/** Whether this browser has had its free suggestion; the server counts on its own. */
export function useAllowance(): { isUsedUp: boolean; countOne: () => void } {
  const used = Number(useStored(key)) || 0;
  return {
    isUsedUp: used >= freeSuggestions,
    countOne: () => writeStored(key, String((Number(readStored(key)) || 0) + 1)),
  };
}
