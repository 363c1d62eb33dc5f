import { type KeyboardEvent, type ReactNode, useState } from 'react';
import type { ControlProps } from './field.tsx';

export interface ComboboxOption {
  readonly value: string;
  readonly icon: ReactNode;
  readonly note: string;
}

interface ComboboxProps {
  readonly control: ControlProps;
  readonly label: string;
  readonly name: string;
  readonly value: string;
  readonly placeholder: string;
  readonly maxLength: number;
  readonly icon: ReactNode;
  readonly options: readonly ComboboxOption[];
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  readonly onChange: (value: string) => void;
}

/**
 * A text field with suggestions, after the ARIA combobox pattern: the text stays free, a
 * suggestion only fills it in.
 */
export function Combobox(props: ComboboxProps): React.JSX.Element {
  const { control, value, options, isOpen, onOpenChange, onChange } = props;
  const [active, setActive] = useState<number | null>(null);
  const isShown = isOpen && options.length > 0;
  const current = isShown && active !== null && active < options.length ? active : null;
  const listId = `${control.id}-list`;

  function close(): void {
    setActive(null);
    onOpenChange(false);
  }

  function choose(option: ComboboxOption): void {
    onChange(option.value);
    close();
  }

  /** Through the options and, between the last and the first, back to the text alone. */
  function move(step: 1 | -1): void {
    onOpenChange(true);
    const places = options.length + 1;
    const next = ((current ?? options.length) + step + places) % places;
    setActive(next === options.length ? null : next);
  }

  function handleKey(event: KeyboardEvent<HTMLInputElement>): void {
    if (event.nativeEvent.isComposing) return;
    const chosen = current === null ? undefined : options[current];
    const isArrow = event.key === 'ArrowDown' || event.key === 'ArrowUp';
    if (isArrow || (event.key === 'Enter' && chosen) || (event.key === 'Escape' && isShown))
      event.preventDefault();
    if (isArrow) move(event.key === 'ArrowDown' ? 1 : -1);
    else if (event.key === 'Enter' && chosen) choose(chosen);
    else if (event.key === 'Enter' || event.key === 'Escape') close();
  }

  return (
    <div className="combobox">
      <span className="input-icon">
        {props.icon}
        <input
          {...control}
          className="input"
          type="text"
          role="combobox"
          name={props.name}
          autoComplete="off"
          aria-autocomplete="list"
          aria-expanded={isShown}
          aria-controls={listId}
          {...(current !== null && { 'aria-activedescendant': `${listId}-${current}` })}
          placeholder={props.placeholder}
          maxLength={props.maxLength}
          value={value}
          onChange={(event) => {
            setActive(null);
            onOpenChange(true);
            onChange(event.target.value);
          }}
          onKeyDown={handleKey}
          onBlur={close}
        />
      </span>
      <OptionList
        id={listId}
        label={props.label}
        options={isShown ? options : []}
        current={current}
        onChoose={choose}
      />
    </div>
  );
}

interface OptionListProps {
  readonly id: string;
  readonly label: string;
  readonly options: readonly ComboboxOption[];
  readonly current: number | null;
  readonly onChoose: (option: ComboboxOption) => void;
}

/** Options never take the focus: the text field keeps it and names the current one. */
function OptionList({ id, label, options, current, onChoose }: OptionListProps): React.JSX.Element {
  return (
    <>
      <div
        className="combobox-list"
        id={id}
        role="listbox"
        // A list that scrolls would be a stop of the Tab key otherwise, and takes the
        // focus along when it goes.
        tabIndex={-1}
        aria-label={label}
        hidden={options.length === 0}
      >
        {options.map((option, i) => (
          <div
            key={option.value}
            id={`${id}-${i}`}
            className="combobox-option"
            role="option"
            tabIndex={-1}
            aria-selected={i === current}
            ref={(row) => {
              if (i === current) row?.scrollIntoView({ block: 'nearest' });
            }}
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => onChoose(option)}
          >
            {option.icon}
            <span>{option.value}</span>
            <small>{option.note}</small>
          </div>
        ))}
      </div>
      <output className="sr-only">
        {options.length > 0 &&
          `${options.length} ${options.length === 1 ? 'suggestion' : 'suggestions'}`}
      </output>
    </>
  );
}
