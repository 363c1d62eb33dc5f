import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { loadDocument } from '../../api/carry-over.ts';
import { useNotices } from '../../ui/toast/use-notices.ts';
import { type BrowserConfig, configKey } from '../../api/use-config.ts';

/** What happens after every way of signing in: the dashboard, with a link back to what was interrupted, and a word that it worked. */
export function useEntrance(interrupted: string | null): (notice: string) => void {
  const client = useQueryClient();
  const navigate = useNavigate();
  const notices = useNotices();
  return (notice) => {
    const state = interrupted === null ? null : { interrupted };
    // The policy of this document lets Google in: the one that works with the tokens must not.
    if (client.getQueryData<BrowserConfig>(configKey)?.google_client_id)
      return loadDocument(client, '/dashboard', { notice, state });
    notices.success(notice);
    void navigate('/dashboard', { state });
  };
}
