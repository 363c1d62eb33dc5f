import type { User } from '@rendezvous/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { loadDocument } from '../../api/session/carry-over.ts';
import { isPressedWaiting } from '../../api/storage/pressed-action.ts';
import { hasDrafts } from '../../api/storage/drafts.ts';
import { meKey } from '../../api/session/session.ts';
import { loadPage } from '../../ui/loading/load-page.ts';
import { useNotices } from '../../ui/toast/use-notices.ts';
import { type BrowserConfig, configKey } from '../../api/use-config.ts';

/**
 * What happens after every way of signing in: the dashboard, with a link back to what was
 * interrupted, and a word that it worked. Where something typed waits for this very user, or
 * something that they pressed, they are back there at once.
 */
export function useEntrance(interrupted: string | null): (notice: string) => void {
  const client = useQueryClient();
  const navigate = useNavigate();
  const notices = useNotices();
  return (notice) => {
    const user = client.getQueryData<User>(meKey);
    const isAwaited =
      interrupted !== null && user !== undefined && (isPressedWaiting() || hasDrafts(user.id));
    const path = isAwaited ? interrupted : '/dashboard';
    const state = interrupted === null || isAwaited ? null : { interrupted };
    const openAnew = (): void => loadDocument(client, path, { notice, state });
    // The policy of this document lets Google in: the one that works with the tokens must not.
    if (client.getQueryData<BrowserConfig>(configKey)?.google_client_id) return openAnew();
    // Where the code of the page does not arrive, the router would reload this form; the page
    // itself is loaded, and says so.
    loadPage(path).then(() => {
      notices.success(notice);
      void navigate(path, { state });
    }, openAnew);
  };
}
