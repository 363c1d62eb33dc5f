import { limits } from '@rendezvous/contract';
import { Field } from '../../../ui/form/field.tsx';
import { drawnFor } from './drawn-for.ts';
import { TagField } from './tag-field.tsx';

/** What the two like, and how the date should feel. */
export const FeelFields = drawnFor(['interests', 'desired_mood'], function FeelFields(props) {
  const { wishes, errors, onChange } = props;
  return (
    <div className="feel-fields">
      <TagField
        {...props}
        name="interests"
        label="Interests"
        placeholder="Add an interest"
        ideas={['Live music', 'Ceramics', 'Views']}
        hint="Separate entries with commas."
      />
      <Field label="Desired mood" error={errors.desired_mood}>
        {(control) => (
          <input
            {...control}
            className="input"
            type="text"
            name="desired_mood"
            maxLength={limits.mood}
            placeholder="Unhurried, playful"
            value={wishes.desired_mood}
            onChange={(event) => onChange({ desired_mood: event.target.value })}
          />
        )}
      </Field>
    </div>
  );
});
