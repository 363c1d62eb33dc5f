import type { Profile } from '@rendezvous/contract';
import { Check, ChevronsUpDown } from 'lucide-react';
import { Select } from 'radix-ui';
import { startTransition, useState } from 'react';
import { explainFailure } from '../../api/api-failure.ts';
import { statuses } from '../../api/profile-choices.ts';
import { useSetStatus } from '../../api/use-profiles.ts';
import { notices } from '../../messages.ts';
import { FormAlert } from '../../ui/form/form-alert.tsx';
import { StatusBadge, statusLabel } from '../../features/people/status-badge.tsx';
import { useNotices } from '../../ui/toast/use-notices.ts';

/**
 * Any of the seven statuses, in any order. A change shows at once and goes back
 * when it could not be stored.
 */
export function StatusSelect({ profile }: { profile: Profile }): React.JSX.Element {
  const update = useSetStatus(profile.id);
  const { success } = useNotices();
  const [isOpen, setIsOpen] = useState(false);

  function change(value: string): void {
    const chosen = statuses.find((status) => status === value);
    if (!chosen || chosen === profile.status) return;
    update.mutate(chosen, { onSuccess: () => success(notices.profileSaved) });
  }

  return (
    <>
      <Select.Root
        value={profile.status}
        onValueChange={change}
        open={isOpen}
        // The press is answered before the list is drawn, which a slow phone takes a while for.
        onOpenChange={(next) => startTransition(() => setIsOpen(next))}
      >
        <Select.Trigger
          className="status-select"
          aria-label={`Relationship status: ${statusLabel(profile.status)}`}
        >
          <StatusBadge status={profile.status} />
          <ChevronsUpDown className="icon" />
        </Select.Trigger>
        <Select.Portal>
          <Select.Content className="status-list" position="popper" sideOffset={6}>
            <Select.Viewport>
              {statuses.map((status) => (
                <Select.Item
                  className="status-item"
                  key={status}
                  value={status}
                  textValue={statusLabel(status)}
                >
                  <Select.ItemText>
                    <StatusBadge status={status} />
                  </Select.ItemText>
                  <Select.ItemIndicator>
                    <Check className="icon" />
                  </Select.ItemIndicator>
                </Select.Item>
              ))}
            </Select.Viewport>
          </Select.Content>
        </Select.Portal>
      </Select.Root>
      {update.isError && (
        <FormAlert text={`The status is unchanged: ${explainFailure(update.error)}`} />
      )}
    </>
  );
}
