import { Copy } from 'lucide-react';
import { useNotices } from '../toast/use-notices.ts';
import { Field } from './field.tsx';
import './address-field.css';

interface AddressFieldProps {
  readonly label: string;
  readonly hint?: string;
  readonly url: string;
  readonly tone: 'primary' | 'secondary';
  /** What is said once it is copied, and where the browser does not allow it. */
  readonly copied: string;
  readonly notCopied: string;
  /** What else can be done with the address. */
  readonly children?: React.ReactNode;
}

/** An address to copy: all of it is selected as soon as it takes the focus. */
export function AddressField({
  label,
  hint,
  url,
  tone,
  copied,
  notCopied,
  children,
}: AddressFieldProps): React.JSX.Element {
  const notify = useNotices();
  const copy = (): Promise<void> =>
    navigator.clipboard.writeText(url).then(
      () => notify.success(copied),
      () => notify.failure(notCopied),
    );
  return (
    <Field label={label} {...(hint !== undefined && { hint })}>
      {(control) => (
        <span className="address-field">
          <input
            {...control}
            className="input"
            readOnly
            value={url}
            onFocus={(event) => event.currentTarget.select()}
          />
          <button className={`btn btn--${tone}`} type="button" onClick={() => void copy()}>
            <Copy className="icon" />
            Copy
          </button>
          {children}
        </span>
      )}
    </Field>
  );
}
