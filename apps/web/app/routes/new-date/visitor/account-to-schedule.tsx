import { limits } from '@rendezvous/contract';
import { useRef } from 'react';
import '../../../features/shell/account.css';
import './account-to-schedule.css';
import {
  dropPressed,
  notePressed,
  type PressedAction,
} from '../../../api/storage/pressed-action.ts';
import { AccountForm } from '../../../features/account/account-form.tsx';
import { signUpRules } from '../../../features/account/new-password-fields.tsx';
import { useSignUp } from '../../../features/account/use-sign-up.ts';
import { InputField } from '../../../ui/form/input-field.tsx';
import { PasswordField } from '../../../ui/form/password-field.tsx';
import { type FormProblem, typedText } from '../../../ui/form/use-checked-form.ts';
import { useNotices } from '../../../ui/toast/use-notices.ts';
import { CreateAccountLink, SignInLink, useInterrupted } from './account-links.tsx';

interface AccountToScheduleProps {
  readonly pressed: PressedAction;
  readonly onEntered: () => void;
}

const { email, password } = signUpRules.required;
/** Whoever wants a date more than an account types the password once, and can look at it. */
const rules = { required: { email, password } };

/** An account and a date in one go: with whom it is, and what an account takes. */
export function AccountToSchedule({
  pressed,
  onEntered,
}: AccountToScheduleProps): React.JSX.Element {
  const boxRef = useRef<HTMLDivElement>(null);
  const notices = useNotices();
  const signUp = useSignUp({
    ...useInterrupted(),
    onEntered: (notice) => {
      onEntered();
      notices.success(notice);
    },
  });

  /** What was typed so far goes along to the other pages. */
  function noteName(): void {
    const form = boxRef.current?.querySelector('form');
    if (form) notePressed(withName(pressed, new FormData(form)));
  }

  async function send(typed: FormData): Promise<FormProblem | null> {
    notePressed(withName(pressed, typed));
    const problem = await signUp(typed);
    if (problem) dropPressed();
    return problem;
  }

  return (
    <div className="account-to-schedule" ref={boxRef}>
      <AccountForm
        label="Create an account"
        rules={rules}
        send={send}
        submitText="Create account and schedule"
        busyText="Creating account..."
      >
        {(field) => (
          <>
            <InputField
              {...field('person')}
              label="Who is it with?"
              autoComplete="off"
              optional
              maxLength={limits.name}
            />
            <InputField
              {...field('email')}
              label="Email"
              type="email"
              autoComplete="email"
              required
            />
            <PasswordField
              {...field('password')}
              label="Password"
              autoComplete="new-password"
              hint={`At least ${limits.password.min} characters.`}
            />
          </>
        )}
      </AccountForm>
      <p className="account-alt">To use Google, or an account you have:</p>
      <div className="dialog-foot">
        <SignInLink onFollow={noteName} />
        <CreateAccountLink isQuiet onFollow={noteName} />
      </div>
    </div>
  );
}

function withName(pressed: PressedAction, typed: FormData): PressedAction {
  return { ...pressed, personName: typedText(typed, 'person').trim() };
}
