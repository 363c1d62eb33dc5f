import { Sparkles } from 'lucide-react';
import { type FormEvent, type ReactNode, type RefObject, useEffect, useEffectEvent } from 'react';
import './start.css';
import { useIsAlive } from '../../../ui/loading/use-is-alive.ts';
import { useLatest } from '../../../ui/use-latest.ts';
import { FeelFields } from './feel-fields.tsx';
import { LengthField } from './length-field.tsx';
import { LocationField } from './location-field.tsx';
import { RestFields } from './rest-fields.tsx';
import { useTypedWishes } from './use-typed-wishes.ts';
import { WhenFields } from './when-fields.tsx';
import { WhenNote } from '../plan-parts.ts';
import type { PlaceQuestion, WishFieldsProps } from '../../../plan/wishes.ts';

interface WishesFormProps extends WishFieldsProps {
  readonly formRef: RefObject<HTMLFormElement | null>;
  readonly isPlanning: boolean;
  /** One line stands for it, and it is as it was when it comes back. */
  readonly isFolded: boolean;
  readonly note: ReactNode;
  /** What makes for poor plans. It comes late, and below the button it moves nothing. */
  readonly warning?: ReactNode;
  readonly place: PlaceQuestion;
  /** Whom it is for, where there is an account; its room is kept from the first paint on. */
  readonly who?: ReactNode;
  /** Somebody turns to the form: a plan may soon be asked for. */
  readonly onLikely: () => void;
  readonly onSubmit: () => void;
}

/**
 * What a plan is made from: three questions, and the rest folded with its values readable. Native
 * validation is off: the server's rules are said in the product's own words.
 */
export function WishesForm({
  formRef,
  isPlanning,
  isFolded,
  note,
  warning,
  place,
  who,
  onLikely,
  onSubmit,
  ...fields
}: WishesFormProps): React.JSX.Element {
  const { wishes, errors } = fields;
  // The same function for fields that are drawn again only when their own wishes change.
  const onChange = useLatest(fields.onChange);
  const own = { wishes, errors, onChange };
  const isAlive = useIsAlive();
  useTypedWishes(formRef, onChange);
  useTurnedTo(formRef, onLikely);

  function handleSubmit(event: FormEvent): void {
    event.preventDefault();
    onSubmit();
  }

  return (
    <form
      className="card wishes"
      aria-label="Preferences"
      noValidate
      hidden={isFolded}
      ref={formRef}
      onSubmit={handleSubmit}
    >
      <section className="question">
        <h2 className="heading">Where?</h2>
        <LocationField
          value={wishes.location}
          error={errors.location}
          onChange={(location) => onChange({ location })}
          {...place}
        />
      </section>
      <section className="question">
        <h2 className="heading">When, and how long?</h2>
        <div className="when">
          <WhenFields {...own} />
          {wishes.location !== '' && <WhenNote wishes={wishes} />}
          <LengthField {...own} />
        </div>
      </section>
      <section className="question">
        <h2 className="heading">
          <span className="who-ask">For whom, and how</span>
          <span className="feel-ask">How</span> should it feel?
        </h2>
        <div className="feel">
          <div className="who">{who}</div>
          <FeelFields {...own} />
        </div>
      </section>
      <RestFields {...own} />
      <div className="wishes-foot">
        <button
          className="btn btn--primary btn--lg"
          type="submit"
          disabled={!isAlive}
          aria-disabled={isPlanning}
        >
          <Sparkles className="icon" />
          Plan this date
        </button>
        {note}
      </div>
      {warning}
    </form>
  );
}

/** Says when somebody points at an element or goes into it. */
function useTurnedTo(ref: RefObject<HTMLElement | null>, onTurned: () => void): void {
  const handleTurned = useEffectEvent(onTurned);
  useEffect(() => {
    const element = ref.current;
    const listener = (): void => handleTurned();
    for (const event of ['pointerenter', 'focusin']) element?.addEventListener(event, listener);
    return () => {
      for (const event of ['pointerenter', 'focusin'])
        element?.removeEventListener(event, listener);
    };
  }, [ref]);
}
