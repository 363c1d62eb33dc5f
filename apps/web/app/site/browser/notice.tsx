import { QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { takeCarried } from '../../api/session/carry-over.ts';
import { ToastProvider } from '../../ui/toast/toast-provider.tsx';
import { useNotices } from '../../ui/toast/use-notices.ts';

/** Says what the app left behind for this page to say. */
export function showNotice(): void {
  const notice = takeCarried(new QueryClient());
  if (notice === null) return;
  const place = document.body.appendChild(document.createElement('div'));
  createRoot(place).render(
    <ToastProvider>
      <Notice text={notice} />
    </ToastProvider>,
  );
}

function Notice({ text }: { text: string }): null {
  const notices = useNotices();
  useEffect(() => notices.success(text), [notices, text]);
  return null;
}
