import { useId, useState } from 'react';
import './long-text.css';

interface LongTextProps {
  readonly text: string;
}

/** More than fits four lines of the narrowest place it stands in. */
const longest = { characters: 240, lines: 4 };

/** What somebody wrote; of much of it the beginning, until the rest is asked for. */
export function LongText({ text }: LongTextProps): React.JSX.Element {
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  const isLong = text.length > longest.characters || text.split('\n').length > longest.lines;
  return (
    <>
      <p id={id} className={isLong && !isOpen ? 'long-text long-text--clamped' : 'long-text'}>
        {text}
      </p>
      {isLong && (
        <button
          className="link"
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setIsOpen(!isOpen)}
        >
          {isOpen ? 'Show less' : 'Show all'}
        </button>
      )}
    </>
  );
}
