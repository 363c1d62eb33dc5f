import { Plus, X } from 'lucide-react';
import {
  type KeyboardEvent,
  type RefObject,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import type { ControlProps } from './field.tsx';
import { useIsAlive } from '../loading/use-is-alive.ts';

interface TagInputProps {
  readonly control: ControlProps;
  readonly tags: readonly string[];
  readonly placeholder: string;
  /** Offered while nothing is there, to show what can be said. */
  readonly ideas: readonly string[];
  readonly limits: { readonly tags: number; readonly length: number };
  readonly onChange: (tags: readonly string[]) => void;
  /** What is typed and no tag yet, where the form keeps that; else the field does. */
  readonly typed?: string;
  readonly onType?: (text: string) => void;
}

/**
 * Texts inside one field. Enter, a comma or leaving the field adds what is typed; Backspace in the
 * empty field goes to the last tag.
 */
export function TagInput({
  control,
  tags,
  placeholder,
  ideas,
  limits,
  onChange,
  ...form
}: TagInputProps): React.JSX.Element {
  const [said, setSaid] = useState('');
  const inputRef = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useTyped(form, inputRef);
  const fieldRef = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    // The field grows with its tags: whoever types goes on seeing what they type.
    if (tags.length > 0 && document.activeElement === inputRef.current)
      inputRef.current?.scrollIntoView({ block: 'nearest' });
  }, [tags.length]);

  function add(text: string): void {
    const parts = text.split(',').map((part) => part.trim().slice(0, limits.length));
    const fresh = parts.filter(
      (part, i) => part !== '' && !hasTag(tags, part) && !hasTag(parts.slice(0, i), part),
    );
    setTyped('');
    if (fresh.length === 0) return;
    onChange([...tags, ...fresh].slice(0, limits.tags));
    setSaid(`Added ${fresh.join(', ')}`);
  }

  function remove(index: number): void {
    onChange(tags.filter((_, i) => i !== index));
    setSaid(`Removed ${tags[index] ?? ''}`);
    focusTag(index - 1);
  }

  /** Before the first tag and after the last one is the text field. */
  function focusTag(index: number): void {
    const buttons = fieldRef.current?.querySelectorAll('button');
    (buttons?.[index] ?? inputRef.current)?.focus();
  }

  function handleKey(event: KeyboardEvent<HTMLInputElement>): void {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') {
      event.preventDefault();
      add(typed);
    }
    if (event.key === 'Backspace' && typed === '') focusTag(tags.length - 1);
  }

  return (
    <>
      <div className="taginput" ref={fieldRef}>
        {tags.length > 0 && <TagList tags={tags} onRemove={remove} onFocusTag={focusTag} />}
        <input
          {...control}
          ref={inputRef}
          type="text"
          autoComplete="off"
          enterKeyHint="enter"
          value={typed}
          maxLength={limits.length}
          placeholder={placeholder}
          onChange={(event) =>
            event.target.value.includes(',')
              ? add(event.target.value)
              : setTyped(event.target.value)
          }
          onKeyDown={handleKey}
          onBlur={() => add(typed)}
        />
      </div>
      <output className="sr-only">{said}</output>
      {tags.length === 0 && <TagExamples ideas={ideas} onAdd={add} />}
    </>
  );
}

/**
 * What is typed and no tag yet, with what was typed into the prerendered field
 * before the page came alive.
 */
function useTyped(
  form: Pick<TagInputProps, 'typed' | 'onType'>,
  inputRef: RefObject<HTMLInputElement | null>,
): [string, (text: string) => void] {
  const [ownTyped, setOwnTyped] = useState('');
  const { typed = ownTyped, onType: setTyped = setOwnTyped } = form;
  const isAlive = useIsAlive();
  const takeTyped = useEffectEvent(() => setTyped(inputRef.current?.value ?? ''));
  useLayoutEffect(() => {
    if (!isAlive) takeTyped();
  }, [isAlive]);
  return [typed, setTyped];
}

interface TagListProps {
  readonly tags: readonly string[];
  readonly onRemove: (index: number) => void;
  readonly onFocusTag: (index: number) => void;
}

function TagList({ tags, onRemove, onFocusTag }: TagListProps): React.JSX.Element {
  function handleKey(event: KeyboardEvent, index: number): void {
    if (event.key === 'Backspace' || event.key === 'Delete') {
      event.preventDefault();
      onRemove(index);
    }
    if (event.key === 'ArrowLeft' && index > 0) onFocusTag(index - 1);
    if (event.key === 'ArrowRight') onFocusTag(index + 1);
  }

  return (
    <ul aria-label="Added">
      {tags.map((tag, i) => (
        <li className="tag" key={tag}>
          <span>{tag}</span>
          <button
            type="button"
            aria-label={`Remove ${tag}`}
            onClick={() => onRemove(i)}
            onKeyDown={(event) => handleKey(event, i)}
          >
            <X className="icon" />
          </button>
        </li>
      ))}
    </ul>
  );
}

interface TagExamplesProps {
  readonly ideas: readonly string[];
  readonly onAdd: (idea: string) => void;
}

function TagExamples({ ideas, onAdd }: TagExamplesProps): React.JSX.Element {
  return (
    <ul className="tag-ideas" aria-label="Ideas">
      {ideas.map((idea) => (
        <li key={idea}>
          <button type="button" onClick={() => onAdd(idea)} aria-label={`Add ${idea}`}>
            <Plus className="icon" />
            {idea}
          </button>
        </li>
      ))}
    </ul>
  );
}

function hasTag(tags: readonly string[], text: string): boolean {
  return tags.some((tag) => tag.toLowerCase() === text.toLowerCase());
}
