import { type MemberAction, memberActions, messages } from '../../../messages.ts';
import { Dialog, DialogText } from '../../../ui/dialog/dialog.tsx';
import { CreateAccountLink, SignInLink } from './account-links.tsx';

/** What a visitor tried needs an account. */
export function MemberDialog({
  action,
  onClose,
}: {
  action: MemberAction;
  onClose: () => void;
}): React.JSX.Element {
  return (
    <Dialog title={messages.authenticationRequired} onClose={onClose}>
      <DialogText>You need to be signed in to {memberActions[action]}.</DialogText>
      <div className="dialog-foot">
        <SignInLink />
        <CreateAccountLink />
      </div>
    </Dialog>
  );
}
