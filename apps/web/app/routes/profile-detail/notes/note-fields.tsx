import { type NoteKind, limits } from '@rendezvous/contract';
import { Gift, NotebookPen } from 'lucide-react';
import { useId } from 'react';
import { Field } from '../../../ui/form/field.tsx';
import { Segmented } from '../../../ui/form/segmented.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';

/** What is written of a note, as it stands in a form. */
export interface NoteDraft {
  readonly kind: NoteKind;
  readonly text: string;
  readonly day: string;
}

interface NoteFieldsProps {
  readonly draft: NoteDraft;
  readonly errors: Readonly<Record<string, string>>;
  /** The line takes the focus when the form opens. */
  readonly isFocused: boolean;
  readonly onEscape: () => void;
  readonly onChange: (part: Partial<NoteDraft>) => void;
}

/** A line of text, whether it is an idea for a gift, and its day. */
export function NoteFields({
  draft,
  errors,
  isFocused,
  onEscape,
  onChange,
}: NoteFieldsProps): React.JSX.Element {
  const kindName = useId();
  return (
    <>
      <Field label={noteWords[draft.kind]} className="note-line" error={errors.text}>
        {(control) => (
          <input
            {...control}
            className="input"
            ref={isFocused ? focusOnce : undefined}
            autoComplete="off"
            maxLength={limits.noteText}
            value={draft.text}
            onChange={(event) => onChange({ text: event.target.value })}
            onKeyDown={(event) => {
              if (event.key === 'Escape') onEscape();
            }}
          />
        )}
      </Field>
      <Segmented
        label="Kind"
        name={kindName}
        value={draft.kind}
        options={[
          { value: 'note', label: 'Note', icon: <NotebookPen className="icon" /> },
          { value: 'gift', label: 'Gift', icon: <Gift className="icon" /> },
        ]}
        onChange={(kind) => onChange({ kind })}
      />
      <TextField
        label="Day"
        type="date"
        value={draft.day}
        error={errors.day}
        onChange={(day) => onChange({ day })}
      />
    </>
  );
}

function focusOnce(line: HTMLInputElement | null): void {
  line?.focus();
}

export const noteWords: Readonly<Record<NoteKind, string>> = { note: 'Note', gift: 'Gift idea' };

/** What a form says before anything is sent; null where nothing stands against it. */
export function problemOf({ text, day }: NoteDraft): { fields: Record<string, string> } | null {
  if (text.trim() === '') return { fields: { text: 'Write something down' } };
  if (day === '') return { fields: { day: 'Choose a day' } };
  return null;
}
