import { Component, type ReactNode } from 'react';

type BoundaryProps = {
  children: ReactNode;
  /** Shown in place of what broke; `retry` renders the part again. */
  renderInstead: (error: unknown, retry: () => void) => ReactNode;
  /** Called once when it breaks. */
  onBroken?: () => void;
};

/** Keeps a part that fails to load or to render from breaking the page around it. */
export class Boundary extends Component<BoundaryProps, { error: unknown; isBroken: boolean }> {
  override state = { error: null as unknown, isBroken: false };

  static getDerivedStateFromError(error: unknown): { error: unknown; isBroken: boolean } {
    return { error, isBroken: true };
  }

  override componentDidCatch(): void {
    this.props.onBroken?.();
  }

  private readonly retry = () => this.setState({ error: null, isBroken: false });

  override render(): ReactNode {
    return this.state.isBroken ? this.props.renderInstead(this.state.error, this.retry) : this.props.children;
  }
}
