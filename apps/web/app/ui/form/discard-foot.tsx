/** Asks at the foot of a dialog before what was typed is thrown away. */
export function DiscardFoot({
  onKeep,
  onDiscard,
}: {
  onKeep: () => void;
  onDiscard: () => void;
}): React.JSX.Element {
  return (
    <div className="dialog-foot">
      <p role="alert">Your edits are not saved.</p>
      <button ref={focusWhenShown} className="btn btn--secondary" type="button" onClick={onKeep}>
        Keep editing
      </button>
      <button className="btn btn--danger" type="button" onClick={onDiscard}>
        Discard edits
      </button>
    </div>
  );
}

function focusWhenShown(button: HTMLButtonElement | null): void {
  button?.focus();
}
