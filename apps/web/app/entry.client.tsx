import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { scriptsAreHere } from './features/shell/load-again.ts';
import { loadPage } from './ui/loading/load-page.ts';

// If a screen's code cannot be loaded, the router would reload the page over and over.
await loadPage(location.pathname);
window.dispatchEvent(new Event(scriptsAreHere));
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});
