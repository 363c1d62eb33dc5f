import type { Profile } from '@rendezvous/contract';
import { ChevronLeft, ChevronRight, Sparkles, UserPlus } from 'lucide-react';
import { useId, useState } from 'react';
import { Link } from 'react-router';
import { Avatar } from '../../../ui/avatar.tsx';
import { nobody } from '../../../plan/wishes.ts';

const shownAtOnce = 3;

interface ProfilePickerProps {
  readonly people: readonly Profile[];
  readonly chosen: number;
  readonly onChoose: (id: number) => void;
}

/** The people of the user, three at a time, and nobody in particular. It opens where the chosen one is. */
export function ProfilePicker({ people, chosen, onChoose }: ProfilePickerProps): React.JSX.Element {
  const headingId = useId();
  const [turnedTo, setTurnedTo] = useState<number | null>(null);
  const at = people.findIndex(({ id }) => id === chosen);
  const first = turnedTo ?? Math.floor(Math.max(at, 0) / shownAtOnce) * shownAtOnce;
  const shown = people.slice(first, first + shownAtOnce);
  return (
    <div className="picks" role="radiogroup" aria-labelledby={headingId}>
      <h2 className="sr-only" id={headingId}>
        Who is it with?
      </h2>
      {shown.map(({ id, name, avatar }) => (
        <Pick key={id} id={id} isChosen={id === chosen} onChoose={onChoose}>
          <Avatar name={name} src={avatar} size={32} />
          <b title={name}>{name}</b>
        </Pick>
      ))}
      <Pick id={nobody} isChosen={chosen === nobody} onChoose={onChoose}>
        <Sparkles className="icon" />
        <b>Quick Date</b>
      </Pick>
      {people.length < shownAtOnce && (
        <Link className="pick pick-add" to="/profiles">
          <UserPlus className="icon" />
          Add a profile
        </Link>
      )}
      {people.length > shownAtOnce && (
        <Pager first={first} shown={shown.length} all={people.length} onTurn={setTurnedTo} />
      )}
    </div>
  );
}

interface PickProps {
  readonly id: number;
  readonly isChosen: boolean;
  readonly onChoose: (id: number) => void;
  readonly children: React.ReactNode;
}

function Pick({ id, isChosen, onChoose, children }: PickProps): React.JSX.Element {
  return (
    <label className="pick">
      <input type="radio" name="profile" checked={isChosen} onChange={() => onChoose(id)} />
      {children}
    </label>
  );
}

interface PagerProps {
  /** The place of the first one shown among all, from 0. */
  readonly first: number;
  readonly shown: number;
  readonly all: number;
  readonly onTurn: (first: number) => void;
}

function Pager({ first, shown, all, onTurn }: PagerProps): React.JSX.Element {
  const range = shown === 1 ? `${first + 1}` : `${first + 1} to ${first + shown}`;
  return (
    <div className="pager">
      <span className="num" aria-live="polite">
        {range} of {all}
      </span>
      <button
        className="icon-btn"
        type="button"
        aria-label="Previous profiles"
        disabled={first === 0}
        onClick={() => onTurn(first - shownAtOnce)}
      >
        <ChevronLeft className="icon" />
      </button>
      <button
        className="icon-btn"
        type="button"
        aria-label="Next profiles"
        disabled={first + shownAtOnce >= all}
        onClick={() => onTurn(first + shownAtOnce)}
      >
        <ChevronRight className="icon" />
      </button>
    </div>
  );
}
