import { layout, type RouteConfig, route } from '@react-router/dev/routes';

export default [
  layout('routes/app-layout.tsx', [
    route('new-date', 'routes/new-date.tsx'),
    route('sign-in/*', 'routes/sign-in.tsx'),
    route('sign-up/*', 'routes/sign-up.tsx'),
    route('forgot-password', 'routes/forgot-password.tsx'),
    route('reset-password', 'routes/reset-password.tsx'),
    route('confirm-email', 'routes/confirm-email.tsx'),
    // Pages that only signed-in users see.
    layout('routes/member-layout.tsx', [
      route('dashboard', 'routes/dashboard.tsx'),
      route('profiles', 'routes/profiles.tsx'),
      route('profiles/:id', 'routes/profile-detail.tsx'),
      route('profiles/:id/edit', 'routes/profile-edit.tsx'),
      route('history', 'routes/history.tsx'),
      route('saved-ideas', 'routes/saved-ideas.tsx'),
      route('my-profile', 'routes/my-profile.tsx'),
      route('account-settings', 'routes/account-settings.tsx'),
    ]),
  ]),
  route('*', 'routes/unknown.tsx'),
] satisfies RouteConfig;
