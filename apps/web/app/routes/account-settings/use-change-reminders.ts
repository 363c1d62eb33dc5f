import type { User } from '@rendezvous/contract';
import { type UseMutationResult, useMutation, useQueryClient } from '@tanstack/react-query';
import { callEndpoint } from '../../api/call-endpoint.ts';
import { meKey } from '../../api/session/session.ts';

type Changes = Partial<Pick<User, 'reminders_by_mail' | 'reminder_hour' | 'reminder_lead_days'>>;

/**
 * Shows the change at once and reverts it if the server does not store it; then reloads what is
 * due.
 */
export function useChangeReminders(): UseMutationResult<User, Error, Changes> {
  const client = useQueryClient();
  const show = (changes: Changes): void =>
    void client.setQueryData<User>(meKey, (user) => user && { ...user, ...changes });
  return useMutation({
    mutationFn: (body: Changes) => callEndpoint('PATCH /users/me', { body }),
    onMutate: (changes) => {
      const before = client.getQueryData<User>(meKey);
      show(changes);
      return before;
    },
    onError: (_error, _changes, before) => before && show(before),
    onSuccess: () => client.invalidateQueries({ queryKey: ['profiles', 'inbox'] }),
  });
}
