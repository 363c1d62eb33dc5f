import type { Problem } from '@rendezvous/contract';

interface Outcome {
  readonly kind: 'done' | 'failed';
  readonly text: string;
  /** Whether it is the address that is wrong. */
  readonly isInvalid: boolean;
}

/**
 * Lets the newsletter's form say on the page what came of it; without a
 * script a page of its own does.
 */
export function answerNewsletterForm(form: HTMLFormElement): void {
  const input = form.querySelector('input');
  const button = form.querySelector('button');
  const answer = form.querySelector('[role="status"]');
  const words = answer?.querySelector('span');
  if (!input || !button || !answer || !words) return;
  const parts = { input, button, answer, words };
  // What the server says of an address stands beside the field, as everywhere.
  form.noValidate = true;
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    if (button.ariaDisabled !== 'true') void send(form, parts);
  });
}

interface Parts {
  readonly input: HTMLInputElement;
  readonly button: HTMLButtonElement;
  readonly answer: Element;
  readonly words: HTMLElement;
}

async function send(form: HTMLFormElement, { input, button, answer, words }: Parts): Promise<void> {
  button.ariaDisabled = 'true';
  words.textContent = 'One moment';
  answer.className = 'subscribe-answer';
  const { kind, text, isInvalid } = await post(input.value);
  button.ariaDisabled = null;
  words.textContent = text;
  answer.className = `subscribe-answer subscribe-answer--${kind}`;
  input.ariaInvalid = isInvalid ? 'true' : null;
  if (kind === 'done') form.reset();
  else input.focus();
}

async function post(email: string): Promise<Outcome> {
  try {
    const response = await fetch('/api/newsletter', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email }),
    });
    const { detail, errors }: Pick<Problem, 'detail' | 'errors'> = await response.json();
    const fault = errors?.['email']?.[0];
    return {
      kind: response.ok ? 'done' : 'failed',
      text: fault ?? detail,
      isInvalid: fault !== undefined,
    };
  } catch {
    return {
      kind: 'failed',
      text: 'We could not reach the server. Check your connection and try again.',
      isInvalid: false,
    };
  }
}
