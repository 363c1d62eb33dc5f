import { Component, createRef, type ReactNode } from 'react';

interface HoldStillProps {
  /** Another one takes the place of what stood here, in whatever room it needs. */
  readonly version: unknown;
  /** What somebody is at right now, below what changes or in it; null: nothing in particular. */
  readonly findPlace: () => Element | null;
  readonly className?: string;
  readonly children: ReactNode;
}

interface Before {
  readonly place: Element | null;
  readonly top: number;
  /** Which of its parts had the focus, and which were unfolded. */
  readonly focused: number;
  readonly unfolded: readonly boolean[];
}

/**
 * Leaves somebody where they are while another version takes the place of what they look at: what
 * they are at stays where it is in the window, the focus on the part that it was on, and what they
 * unfolded open. Browsers hold on only to what stays in the document, and not all of them do. A
 * class, because only a class is told before the document changes.
 */
export class HoldStill extends Component<HoldStillProps> {
  readonly #ref = createRef<HTMLDivElement>();

  override getSnapshotBeforeUpdate({ version }: HoldStillProps): Before | null {
    if (version === this.props.version) return null;
    const place = this.props.findPlace();
    return {
      place,
      top: place?.getBoundingClientRect().top ?? 0,
      focused: this.#list('a, button, summary').findIndex((part) => part.matches(':focus')),
      unfolded: this.#list<HTMLDetailsElement>('details').map(({ open }) => open),
    };
  }

  override componentDidUpdate(
    _props: HoldStillProps,
    _state: unknown,
    before: Before | null,
  ): void {
    if (!before) return;
    const { place, top, focused, unfolded } = before;
    for (const [i, details] of this.#list<HTMLDetailsElement>('details').entries())
      details.open ||= unfolded[i] ?? false;
    if (document.activeElement === document.body)
      this.#list('a, button, summary')[focused]?.focus({ preventScroll: true });
    const moved = place?.isConnected ? place.getBoundingClientRect().top - top : 0;
    if (moved !== 0) window.scrollBy({ top: moved, behavior: 'instant' });
  }

  override render(): ReactNode {
    return (
      <div className={this.props.className} ref={this.#ref}>
        {this.props.children}
      </div>
    );
  }

  #list<Part extends HTMLElement>(selector: string): Part[] {
    return [...(this.#ref.current?.querySelectorAll<Part>(selector) ?? [])];
  }
}
