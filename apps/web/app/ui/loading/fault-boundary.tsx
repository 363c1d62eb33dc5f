import { Component, type ReactNode } from 'react';

interface FaultBoundaryProps {
  readonly children: ReactNode;
  readonly drawFault: (tryAgain: () => void) => ReactNode;
}

/** Keeps a fault in one part of the page from taking the rest with it. */
export class FaultBoundary extends Component<FaultBoundaryProps, { readonly hasFault: boolean }> {
  override state = { hasFault: false };

  static getDerivedStateFromError(): { hasFault: boolean } {
    return { hasFault: true };
  }

  override render(): ReactNode {
    return this.state.hasFault
      ? this.props.drawFault(() => this.setState({ hasFault: false }))
      : this.props.children;
  }
}
