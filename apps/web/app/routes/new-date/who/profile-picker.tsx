import { firstNameOf, type Profile } from '@rendezvous/contract';
import { ChevronLeft, ChevronRight, Search, Sparkles, UserPlus } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { Link } from 'react-router';
import { Avatar } from '../../../ui/avatar.tsx';
import { nobody } from '../../../plan/wishes.ts';
import { containsWords } from '../../../ui/contains-words.ts';

/** So many are shown together; more are leafed through, three at a time. */
const mostTogether = 4;
const shownAtOnce = 3;
/** From the edge of a screen to the row that goes on beyond it. */
const rowInset = 20;
/** More people than this are searched rather than leafed through. */
const fewPeople = 9;

interface ProfilePickerProps {
  readonly people: readonly Profile[];
  readonly chosen: number;
  readonly onChoose: (id: number) => void;
}

/**
 * The people of the user, a few at a time, and nobody in particular. It opens
 * where the chosen one is.
 */
export function ProfilePicker({ people, chosen, onChoose }: ProfilePickerProps): React.JSX.Element {
  const headingId = useId();
  const rowRef = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // On a phone the row goes on beyond the edge of the screen.
    const pick = rowRef.current?.querySelector<HTMLElement>('label:has(:checked)');
    if (pick && rowRef.current) rowRef.current.scrollLeft = pick.offsetLeft - rowInset;
  }, []);
  const [query, setQuery] = useState('');
  const [turnedTo, setTurnedTo] = useState<number | null>(null);
  const found = people.filter(({ name }) => containsWords([name], query));
  const at = found.findIndex(({ id }) => id === chosen);
  const first = turnedTo ?? Math.floor(Math.max(at, 0) / shownAtOnce) * shownAtOnce;
  const isPaged = people.length > mostTogether;
  const shown = isPaged ? found.slice(first, first + shownAtOnce) : found;
  return (
    <div className="picks" role="radiogroup" aria-labelledby={headingId} ref={rowRef}>
      <h2 className="sr-only" id={headingId}>
        Who is it with?
      </h2>
      {shown.map(({ id, name, avatar }) => (
        <Pick key={id} id={id} isChosen={id === chosen} onChoose={onChoose}>
          <Avatar name={name} src={avatar} size={32} />
          <b title={name}>
            {firstNameOf(name)}
            <span className="sr-only">{name.slice(firstNameOf(name).length)}</span>
          </b>
        </Pick>
      ))}
      <Pick id={nobody} isChosen={chosen === nobody} onChoose={onChoose}>
        <Sparkles className="icon" />
        <b>Quick Date</b>
      </Pick>
      {people.length < shownAtOnce && (
        <Link className="pick pick-add" to="/profiles">
          <UserPlus className="icon" />
          <span>
            Add<span className="long"> a profile</span>
          </span>
        </Link>
      )}
      {people.length > fewPeople && (
        <PeopleSearch
          query={query}
          onQuery={(next) => {
            setQuery(next);
            setTurnedTo(next.trim() === '' ? null : 0);
          }}
        />
      )}
      {isPaged && (
        <Pager first={first} shown={shown.length} all={found.length} onTurn={setTurnedTo} />
      )}
    </div>
  );
}

function PeopleSearch({
  query,
  onQuery,
}: {
  readonly query: string;
  readonly onQuery: (query: string) => void;
}): React.JSX.Element {
  return (
    <span className="input-icon pick-search">
      <Search className="icon" />
      <input
        className="input"
        type="search"
        aria-label="Find a person"
        placeholder="Find a person"
        autoComplete="off"
        maxLength={100}
        value={query}
        onChange={(event) => onQuery(event.target.value)}
        onKeyDown={(event) => {
          // It stands in the form, which Enter would send.
          if (event.key === 'Enter') event.preventDefault();
        }}
      />
    </span>
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
      <input
        type="radio"
        name="profile"
        value={id}
        checked={isChosen}
        onChange={() => onChoose(id)}
      />
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
  return (
    <div className="pager">
      <span className="num" aria-live="polite">
        {rangeWords(first, shown, all)}
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

/** "1 to 3 of 200", "4 of 4" */
function rangeWords(first: number, shown: number, all: number): string {
  if (all === 0) return 'Nobody by that name';
  return shown === 1 ? `${first + 1} of ${all}` : `${first + 1} to ${first + shown} of ${all}`;
}
