import { limits } from '@rendezvous/contract';
import { useMutation } from '@tanstack/react-query';
import { BellRing } from 'lucide-react';
import { type KeyboardEvent, useId, useRef } from 'react';
import './tell-me-when.css';
import { ApiFailure, explainFailure } from '../../../api/api-failure.ts';
import { callEndpoint } from '../../../api/call-endpoint.ts';
import { useSession } from '../../../api/session/session.ts';
import { useConfig } from '../../../api/use-config.ts';
import { FieldError } from '../../../ui/form/field.tsx';

/**
 * Takes the address of somebody who asked for a place where no plans are made yet; nothing where
 * nothing can be mailed. It stands in another form.
 */
export function TellMeWhen({ place }: { readonly place: string }): React.JSX.Element | null {
  const id = useId();
  const session = useSession();
  const { data: config } = useConfig();
  const inputRef = useRef<HTMLInputElement>(null);
  const asking = useMutation({
    mutationFn: (email: string) => callEndpoint('POST /newsletter', { body: { email, place } }),
    onError: () => inputRef.current?.focus(),
  });
  if (!config?.mail) return null;

  function ask(): void {
    if (!asking.isPending) asking.mutate(inputRef.current?.value.trim() ?? '');
  }

  function handleKey(event: KeyboardEvent): void {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    ask();
  }

  return (
    <section className="tell-me" aria-labelledby={`${id}-title`}>
      <BellRing className="icon" />
      <div>
        <p id={`${id}-title`}>
          <b>Shall we tell you when we plan dates in {place}?</b>
        </p>
        {asking.isSuccess ? (
          <p role="status">{asking.data.detail}</p>
        ) : (
          <>
            <p className="small muted">One mail on that day, and nothing else.</p>
            <div className="tell-me-row">
              <input
                className="input"
                type="email"
                autoComplete="email"
                aria-label="Email"
                placeholder="Your email"
                maxLength={limits.email}
                defaultValue={session.kind === 'signed-in' ? session.user.email : ''}
                ref={inputRef}
                aria-invalid={asking.isError}
                aria-describedby={asking.isError ? `${id}-error` : undefined}
                onKeyDown={handleKey}
              />
              <button
                className="btn btn--secondary"
                type="button"
                aria-disabled={asking.isPending}
                onClick={ask}
              >
                Tell me
              </button>
            </div>
            {asking.isError && <FieldError id={`${id}-error`} text={explain(asking.error)} />}
          </>
        )}
      </div>
    </section>
  );
}

/** What is wrong with the address, or with the name of the place. */
function explain(error: Error): string {
  const fields = error instanceof ApiFailure ? error.errors : {};
  return fields['email']?.[0] ?? fields['place']?.[0] ?? explainFailure(error);
}
