import { limits } from '@rendezvous/contract';
import { Star } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import '../../ui/stars.css';
import { explainAction } from '../../api/api-failure.ts';
import { useDraft } from '../../api/storage/use-draft.ts';
import { useCallOffDate, useUpdateDate } from '../../api/use-history.ts';
import { stopsOf } from '../../features/dates/date-words.ts';
import { notices } from '../../messages.ts';
import { DayArc } from '../../sky/day-arc.tsx';
import { skylineCity } from '../../sky/skyline/skyline-city.ts';
import { formatDollars, parseDollars, sumDollars } from '../../ui/money.ts';
import { UnsavedDialog } from '../../ui/form/unsaved-dialog.tsx';
import { type FormProblem, useCheckedForm } from '../../ui/form/use-checked-form.ts';
import { useUnsavedWarning } from '../../ui/form/use-unsaved-warning.ts';
import { useNotices } from '../../ui/toast/use-notices.ts';
import type { DateFacts } from './date-facts.ts';
import { DateHead } from './date-head.tsx';
import { DatePhotos } from './date-photos.tsx';
import { hourOf } from './hour-of.ts';

interface Said {
  readonly notes: string;
  readonly cost: string;
}

/**
 * The morning after: stars for the evening, a word and the cost of each stop. Until it is saved
 * the date counts nowhere.
 */
export function HowWasIt({ facts }: { readonly facts: DateFacts }): React.JSX.Element {
  const { date, title, sky } = facts;
  const [unsaid] = useState(() =>
    date.activities.map(({ notes, cost }) => ({ notes, cost: cost === 0 ? '' : cost.toFixed(2) })),
  );
  const [stars, setStars] = useDraft<number | null>('stars', () => null);
  const [said, setSaid] = useDraft<readonly Said[]>('verdict', () => unsaid);
  const { save, callOff, isBusy } = useVerdict(facts);
  const blocker = useUnsavedWarning(
    stars !== null || JSON.stringify(said) !== JSON.stringify(unsaid),
  );
  const sum = sumDollars(said.map(({ cost }) => parseDollars(cost) ?? 0));
  const { formRef, fields, clearFields, submit } = useCheckedForm();

  async function checkAndSave(): Promise<FormProblem | null> {
    if (stars === null) return { fields: { stars: 'Choose one to five stars.' } };
    // A cost that is no sum of money is marked while it is typed: the focus goes there.
    if (said.some(({ cost }) => parseDollars(cost) === null)) return { fields: { cost: '' } };
    save({
      kind: 'recorded',
      rating: stars,
      total_cost: date.activities.length === 0 ? date.total_cost : sum,
      activities: date.activities.map((activity, i) => ({
        ...activity,
        notes: said[i]?.notes.trim() ?? '',
        cost: parseDollars(said[i]?.cost ?? '') ?? 0,
      })),
    });
    return null;
  }

  return (
    <div className="date-page">
      <DateHead facts={facts} title="How was it?" words={title} note={howLongAgo(facts)} />
      <form
        className="card dp-after"
        aria-label="How was it?"
        ref={formRef}
        onSubmit={(event) => submit(event, checkAndSave)}
      >
        <div className="dp-after-top">
          <DayArc
            stops={stopsOf(date.activities)}
            sunset={sky}
            size="card"
            city={skylineCity(date.city, date.activities)}
          />
          <div>
            <StarChoice
              stars={stars}
              error={fields.stars}
              onChoose={(chosen) => {
                clearFields();
                setStars(chosen);
              }}
            />
            <p className="muted small">
              {stars === null ? 'This is about the evening.' : `${stars} of 5, for the evening.`}
            </p>
          </div>
        </div>
        {date.activities.length > 0 && (
          <Ledger
            facts={facts}
            said={said}
            sum={sum}
            onSay={(place, what) =>
              setSaid(said.map((one, i) => (i === place ? { ...one, ...what } : one)))
            }
          />
        )}
        <DatePhotos date={date} />
        <VerdictFoot isBusy={isBusy} onCallOff={callOff} />
      </form>
      <UnsavedDialog blocker={blocker} />
    </div>
  );
}

const day = 24 * 60;
/** From when on a day is called a night. */
const night = 19 * 60;

/** "Last night", "Yesterday", "3 days ago" */
function howLongAgo({ minutes, steps }: DateFacts): string {
  const days = Math.floor(minutes / day);
  if (days > 1) return `${days} days ago`;
  return (steps?.at(-1)?.end ?? day) > night ? 'Last night' : 'Yesterday';
}

function VerdictFoot({
  isBusy,
  onCallOff,
}: {
  readonly isBusy: boolean;
  readonly onCallOff: () => void;
}): React.JSX.Element {
  return (
    <footer className="dp-after-foot">
      <p>
        This date does not count until you save.{' '}
        <button className="link" type="button" onClick={onCallOff}>
          It did not happen
        </button>
      </p>
      <div className="btn-row">
        <Link className="btn btn--ghost" to="/dashboard">
          Not now
        </Link>
        <button className="btn btn--primary" type="submit" aria-disabled={isBusy}>
          {isBusy && <span className="spinner" />}
          Save
        </button>
      </div>
    </footer>
  );
}

/** Saves how it was, or calls the date off; both can be taken back. */
function useVerdict({ date }: DateFacts) {
  const [update, callingOff] = [useUpdateDate(), useCallOffDate()];
  const { success, failure, undoable } = useNotices();
  const onError = (error: unknown): void =>
    failure(explainAction(error, notices.historyNotUpdated));
  // Once it is stored this form is gone: what is said of it is not tied to it.
  const set = (cancelled: boolean, onSuccess?: () => void): void =>
    void callingOff.mutateAsync({ id: date.id, cancelled }).then(onSuccess, onError);
  return {
    isBusy: update.isPending || callingOff.isPending,
    save: (changes: Parameters<typeof update.mutate>[0]['changes']): void =>
      void update
        .mutateAsync({ id: date.id, changes })
        .then(() => success(notices.historyUpdated), onError),
    callOff: (): void => set(true, () => undoable(notices.dateCalledOff, () => set(false))),
  };
}

const choices = [1, 2, 3, 4, 5];

function StarChoice({
  stars,
  error,
  onChoose,
}: {
  readonly stars: number | null;
  readonly error: string | undefined;
  readonly onChoose: (stars: number) => void;
}): React.JSX.Element {
  return (
    <fieldset className="pickstars" aria-describedby={error && 'stars-missing'}>
      <legend className="heading">The evening as a whole</legend>
      {choices.map((choice) => (
        <label key={choice}>
          <input
            className="sr-only"
            type="radio"
            name="stars"
            checked={stars === choice}
            onChange={() => onChoose(choice)}
          />
          <Star className={stars !== null && choice <= stars ? 'icon on' : 'icon'} />
          <span className="sr-only">{choice} of 5</span>
        </label>
      ))}
      {error && (
        <p className="error" id="stars-missing" role="alert">
          {error}
        </p>
      )}
    </fieldset>
  );
}

/** A note and the cost for each stop, and what they come to. */
function Ledger({
  facts,
  said,
  sum,
  onSay,
}: {
  readonly facts: DateFacts;
  readonly said: readonly Said[];
  readonly sum: number;
  readonly onSay: (place: number, what: Partial<Said>) => void;
}): React.JSX.Element {
  const { date } = facts;
  return (
    <div className="dp-ledger" role="group" aria-label="A note and the cost for each stop">
      {date.activities.map(({ id, name }, i) => (
        <div key={id} style={hourOf(facts, i)}>
          <span className="dp-n" aria-hidden="true">
            {i + 1}
          </span>
          <b>{name}</b>
          <input
            className="input"
            aria-label={`A note about ${name}`}
            placeholder="A note, if you like"
            maxLength={limits.longText}
            value={said[i]?.notes ?? ''}
            onChange={(event) => onSay(i, { notes: event.target.value })}
          />
          <span className="dp-money">
            <span aria-hidden="true">$</span>
            <input
              className="input num"
              inputMode="decimal"
              aria-label={`Cost of ${name}`}
              aria-invalid={parseDollars(said[i]?.cost ?? '') === null}
              value={said[i]?.cost ?? ''}
              onChange={(event) => onSay(i, { cost: event.target.value })}
            />
          </span>
        </div>
      ))}
      <div className="dp-sum">
        <span>Spent. You planned {formatDollars(date.total_cost)}.</span>
        <b className="num" role="status" aria-label="Spent">
          {formatDollars(sum)}
        </b>
      </div>
    </div>
  );
}
