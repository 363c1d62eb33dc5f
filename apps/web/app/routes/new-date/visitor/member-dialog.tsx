import { notePressed, type PressedAction } from '../../../api/storage/pressed-action.ts';
import { memberActions, messages } from '../../../messages.ts';
import { Dialog, DialogText } from '../../../ui/dialog/dialog.tsx';
import { CreateAccountLink, SignInLink } from './account-links.tsx';
import { AccountToSchedule } from './account-to-schedule.tsx';

/**
 * What a visitor tried needs an account; it is finished once they come back with one. A date is
 * scheduled from here at once.
 */
export function MemberDialog({
  pressed,
  onClose,
}: {
  pressed: PressedAction;
  onClose: () => void;
}): React.JSX.Element {
  return (
    <Dialog title={messages.authenticationRequired} onClose={onClose}>
      <DialogText>You need to be signed in to {memberActions[pressed.action]}.</DialogText>
      {pressed.action === 'schedule' ? (
        <AccountToSchedule pressed={pressed} onEntered={onClose} />
      ) : (
        <div className="dialog-foot">
          <SignInLink onFollow={() => notePressed(pressed)} />
          <CreateAccountLink onFollow={() => notePressed(pressed)} />
        </div>
      )}
    </Dialog>
  );
}
