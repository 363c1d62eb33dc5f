interface Options {
  readonly now: () => Date;
  /** Up to this age an answer is given without asking again. */
  readonly freshMs: number;
  /** Up to this age it is better than none when asking fails. */
  readonly staleMs: number;
  readonly maxAnswers: number;
}

/** Answers of an outside service, kept in memory. */
export interface AnswerCache<T> {
  /**
   * The answer to a question, asked at most once at a time; undefined when asking fails and no kept
   * answer is young enough.
   */
  find(question: string, ask: () => Promise<T>): Promise<T | undefined>;
}

interface Kept<T> {
  readonly answer: T;
  readonly atMs: number;
}

export function createAnswerCache<T>({
  now,
  freshMs,
  staleMs,
  maxAnswers,
}: Options): AnswerCache<T> {
  const keptByQuestion = new Map<string, Kept<T>>();
  const askingByQuestion = new Map<string, Promise<T>>();

  const keep = (question: string, answer: T) => {
    // A map lists its keys in the order they were added: deleting first makes the first one the
    // oldest.
    keptByQuestion.delete(question);
    keptByQuestion.set(question, { answer, atMs: now().getTime() });
    const [oldest] = keptByQuestion.keys();
    if (keptByQuestion.size > maxAnswers && oldest !== undefined) keptByQuestion.delete(oldest);
  };

  const askOnce = (question: string, ask: () => Promise<T>): Promise<T> => {
    const underWay = askingByQuestion.get(question);
    if (underWay) return underWay;
    const asking = ask()
      .then((answer) => {
        keep(question, answer);
        return answer;
      })
      .finally(() => askingByQuestion.delete(question));
    askingByQuestion.set(question, asking);
    return asking;
  };

  return {
    async find(question, ask) {
      const kept = keptByQuestion.get(question);
      const ageMs = kept ? now().getTime() - kept.atMs : Number.POSITIVE_INFINITY;
      if (kept && ageMs < freshMs) return kept.answer;
      try {
        return await askOnce(question, ask);
      } catch {
        // Whoever asks the service reports its failures; here they only mean that an older answer
        // has to do.
        return ageMs < staleMs ? kept?.answer : undefined;
      }
    },
  };
}
