import type { ProfileNote } from '@rendezvous/contract';
import { MessageCircleQuestion, X } from 'lucide-react';
import { useRef } from 'react';
import './ask-about.css';
import { explainAction } from '../../api/api-failure.ts';
import { useChangeProfileNote, useProfileNotes } from '../../api/use-profile-notes.ts';
import { focusMain } from '../../ui/page/focus-main.ts';
import { useNotices } from '../../ui/toast/use-notices.ts';
import { questionsOf } from './questions.ts';

interface AskAboutProps {
  readonly profileId: number;
  /** Of the date at which it is asked. */
  readonly day: string;
  /** How the headings around it look. */
  readonly headingClass: 'title' | 'heading';
}

/**
 * Two or three things to ask about on a date, from what was noted. Nothing is
 * shown where there are none.
 */
export function AskAbout({
  profileId,
  day,
  headingClass,
}: AskAboutProps): React.JSX.Element | null {
  const questions = questionsOf(useProfileNotes(profileId).data ?? [], day);
  const listRef = useRef<HTMLUListElement>(null);
  const putAway = usePutAway();
  if (questions.length === 0) return null;

  function handlePutAway(note: ProfileNote, index: number): void {
    // The button goes: the focus goes on to another one, or to the page.
    const buttons = [...(listRef.current?.querySelectorAll('button') ?? [])];
    const next = buttons[index + 1] ?? buttons[index - 1];
    if (next) next.focus();
    else focusMain();
    putAway(note);
  }

  return (
    <section aria-labelledby="ask-about">
      <h2 className={headingClass} id="ask-about">
        To talk about
      </h2>
      <ul className="ask-about" ref={listRef}>
        {questions.map(({ note, about, when }, index) => (
          <li key={note.id}>
            <MessageCircleQuestion className="icon" />
            <p>
              Ask about: {about} <span className="muted">({when})</span>
            </p>
            <button
              className="icon-btn"
              type="button"
              aria-label={`Put away: ${about}`}
              title="Put away"
              onClick={() => handlePutAway(note, index)}
            >
              <X className="icon" />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A question that is put away is asked no more; its note stays. */
function usePutAway(): (note: ProfileNote) => void {
  const change = useChangeProfileNote();
  const { failure, undoable } = useNotices();
  const set = async (note: ProfileNote, ask: boolean): Promise<void> => {
    try {
      const changed = await change.mutateAsync({ note, changes: { ask } });
      if (!ask) undoable('The note itself stays.', () => void set(changed, true), 'Put away');
    } catch (error) {
      failure(explainAction(error, `Failed to ${ask ? 'bring back' : 'put away'} the question`));
    }
  };
  return (note) => void set(note, false);
}
