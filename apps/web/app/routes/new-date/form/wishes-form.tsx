import { limits } from '@rendezvous/contract';
import { Sparkles } from 'lucide-react';
import { type FormEvent, type ReactNode, type RefObject, useEffect, useEffectEvent } from 'react';
import { Field } from '../../../ui/form/field.tsx';
import { TagInput } from '../../../ui/form/tag-input.tsx';
import { useIsAlive } from '../../../ui/loading/use-is-alive.ts';
import { MoodFields } from './mood-fields.tsx';
import { useTypedWishes } from './use-typed-wishes.ts';
import { WhereAndWhenFields } from './where-and-when-fields.tsx';
import type { PlaceQuestion, WishFieldsProps } from '../../../plan/wishes.ts';

interface WishesFormProps extends WishFieldsProps {
  readonly formRef: RefObject<HTMLFormElement | null>;
  readonly isPlanning: boolean;
  readonly note: ReactNode;
  readonly place: PlaceQuestion;
  /** Whom it is for, where there is an account; its room is kept from the first paint on. */
  readonly who?: ReactNode;
  /** Somebody turns to the form: a plan may soon be asked for. */
  readonly onLikely: () => void;
  readonly onSubmit: () => void;
}

type TagField = 'interests' | 'dislikes' | 'dietary_restrictions' | 'preferred_cuisines';

const tagFields: readonly {
  name: TagField;
  label: string;
  placeholder: string;
  ideas: readonly string[];
  hint?: string;
}[] = [
  {
    name: 'interests',
    label: 'Interests',
    placeholder: 'Add an interest',
    ideas: ['Live music', 'Ceramics', 'Views'],
    hint: 'Press Enter to add.',
  },
  {
    name: 'dislikes',
    label: 'Dislikes',
    placeholder: 'Add a dislike',
    ideas: ['Loud bars', 'Long queues'],
  },
  {
    name: 'dietary_restrictions',
    label: 'Dietary restrictions',
    placeholder: 'Add a restriction',
    ideas: ['Vegetarian', 'Gluten-free'],
  },
  {
    name: 'preferred_cuisines',
    label: 'Preferred cuisines',
    placeholder: 'Add a cuisine',
    ideas: ['Italian', 'Thai', 'Mexican'],
  },
];

/** Everything a plan is made from. Native validation is off: the server's rules are said in the product's own words. */
export function WishesForm({
  formRef,
  isPlanning,
  note,
  place,
  who,
  onLikely,
  onSubmit,
  ...fields
}: WishesFormProps): React.JSX.Element {
  const { wishes, errors, onChange } = fields;
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
      ref={formRef}
      onSubmit={handleSubmit}
    >
      <div className="who">{who}</div>
      <section className="wishes-section">
        <h2 className="heading">Where and when</h2>
        <WhereAndWhenFields {...fields} place={place} />
      </section>
      <section className="wishes-section">
        <h2 className="heading">The mood</h2>
        <div className="form-grid">
          <MoodFields {...fields} />
          {tagFields.map(({ name, label, placeholder, ideas, hint }) => (
            <Field
              key={name}
              label={label}
              className="c6"
              error={errors[name]}
              {...(hint && { hint })}
            >
              {(control) => (
                <TagInput
                  control={control}
                  tags={wishes[name]}
                  placeholder={placeholder}
                  ideas={ideas}
                  limits={{ tags: limits.list, length: limits.listText }}
                  onChange={(tags) => onChange({ [name]: tags })}
                />
              )}
            </Field>
          ))}
          <Field
            label="What you did last time"
            className="c12"
            hint="So the next plan goes somewhere new."
            error={errors.previous_date_activities}
          >
            {(control) => (
              <input
                {...control}
                className="input"
                type="text"
                name="previous_date_activities"
                maxLength={limits.previousActivities}
                value={wishes.previous_date_activities}
                onChange={(event) => onChange({ previous_date_activities: event.target.value })}
              />
            )}
          </Field>
        </div>
      </section>
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
