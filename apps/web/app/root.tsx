import { product } from '@rendezvous/contract';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
} from 'react-router';
import '@fontsource-variable/fraunces/opsz.css';
import '@fontsource-variable/fraunces/opsz-italic.css';
import '@fontsource-variable/instrument-sans/index.css';
import displayFont from '@fontsource-variable/fraunces/files/fraunces-latin-opsz-normal.woff2?url';
import sansFont from '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2?url';
import favicon from './favicon.svg';
// One style sheet for the first paint: a second one would delay it. Parts that are loaded later
// bring their own.
import './styles/stand-in-fonts.css';
import './styles/tokens.css';
import './styles/base.css';
import './styles/shell.css';
import './styles/form.css';
import './routes/new-date/result/generating.css';
import type { Route } from './+types/root';
import { restoreDateStore } from './api/storage/date-store.ts';
import { renewPhotoLinks } from './api/session/renew-photo-links.ts';
import { ErrorScreen } from './features/shell/error-screen.tsx';
import { LinkGuard } from './features/shell/link-guard.tsx';
import { watchScriptsText } from './features/shell/load-again.ts';
import { NotLoadedNotice } from './features/shell/not-loaded-notice.tsx';
import { SessionWatch } from './features/shell/session-watch.tsx';
import { beforeFirstPaint, useThemeOnDocument } from './features/shell/theme.ts';
import { useFocusHeading } from './features/shell/use-focus-heading.ts';
import { messages, pageTitle } from './messages.ts';
import { restoreStyles } from './ui/page/style-rules.ts';
import { guardSinks } from './ui/page/trusted-types.ts';
import { ToastProvider } from './ui/toast/toast-provider.tsx';

// Before React hydrates the page.
if (typeof document !== 'undefined') {
  guardSinks();
  restoreStyles(document);
}

export function links(): Route.LinkDescriptors {
  return [
    { rel: 'icon', type: 'image/svg+xml', href: favicon },
    { rel: 'manifest', href: '/manifest.webmanifest' },
    { rel: 'apple-touch-icon', href: '/icons/apple-touch.png' },
    { rel: 'preload', as: 'font', type: 'font/woff2', href: displayFont, crossOrigin: 'anonymous' },
    { rel: 'preload', as: 'font', type: 'font/woff2', href: sansFont, crossOrigin: 'anonymous' },
  ];
}

export function meta({ error }: Route.MetaArgs): Route.MetaDescriptors {
  return [{ title: error ? pageTitle(messages.errorScreenTitle) : product }];
}

export function Layout({ children }: { children: ReactNode }): React.JSX.Element {
  return (
    <html lang="en" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#FBF6EE" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#170F1E" media="(prefers-color-scheme: dark)" />
        <script dangerouslySetInnerHTML={{ __html: beforeFirstPaint }} />
        {/* Its text differs from build to build. */}
        <script dangerouslySetInnerHTML={{ __html: watchScriptsText }} suppressHydrationWarning />
        <Meta />
        <Links />
      </head>
      <body>
        <a className="skip" href="#main">
          Skip to content
        </a>
        {children}
        <NotLoadedNotice />
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function App(): React.JSX.Element {
  const [client] = useState(createQueryClient);
  useEffect(() => renewPhotoLinks(client), [client]);
  useThemeOnDocument();
  useFocusHeading();
  return (
    <QueryClientProvider client={client}>
      <ToastProvider>
        <SessionWatch />
        <LinkGuard />
        <Outlet />
      </ToastProvider>
    </QueryClientProvider>
  );
}

export function HydrateFallback(): React.JSX.Element {
  return <main id="main" className="main" aria-busy="true" />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps): React.JSX.Element {
  useThemeOnDocument();
  return <ErrorScreen isMissing={isRouteErrorResponse(error) && error.status === 404} />;
}

/**
 * Calls are made even if the browser believes that it is offline; the screen shows how they end.
 */
function createQueryClient(): QueryClient {
  const always = { networkMode: 'always', retry: false } as const;
  const client = new QueryClient({
    defaultOptions: { queries: { ...always, refetchOnWindowFocus: false }, mutations: always },
  });
  restoreDateStore(client);
  return client;
}
