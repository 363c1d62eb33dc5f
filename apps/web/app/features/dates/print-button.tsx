import { Printer } from 'lucide-react';

export function PrintButton(): React.JSX.Element {
  return (
    <button className="btn btn--ghost" type="button" onClick={() => window.print()}>
      <Printer className="icon" />
      Print
    </button>
  );
}
