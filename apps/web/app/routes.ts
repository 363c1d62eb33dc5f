import { layout, type RouteConfig, route } from '@react-router/dev/routes';

export default [
  layout('routes/app-layout/app-layout.tsx', [
    route('new-date', 'routes/new-date/new-date.tsx'),
    route('sign-in/*', 'routes/sign-in/sign-in.tsx'),
    route('sign-up/*', 'routes/sign-up/sign-up.tsx'),
    route('forgot-password', 'routes/forgot-password/forgot-password.tsx'),
    route('reset-password', 'routes/reset-password/reset-password.tsx'),
    route('confirm-email', 'routes/confirm-email/confirm-email.tsx'),
    // Pages that only signed-in users see.
    layout('routes/member-layout/member-layout.tsx', [
      route('dashboard', 'routes/dashboard/dashboard.tsx'),
      route('profiles', 'routes/profiles/profiles.tsx'),
      route('profiles/:id', 'routes/profile-detail/profile-detail.tsx'),
      route('profiles/:id/edit', 'routes/profile-edit/profile-edit.tsx'),
      route('dates/:id', 'routes/date-page/date-page.tsx'),
      route('history', 'routes/history/history.tsx'),
      route('ideas/:id', 'routes/idea-page/idea-page.tsx'),
      route('saved-ideas', 'routes/saved-ideas/saved-ideas.tsx'),
      route('my-profile', 'routes/my-profile/my-profile.tsx'),
      route('account-settings', 'routes/account-settings/account-settings.tsx'),
    ]),
  ]),
  route('*', 'routes/unknown/unknown.tsx'),
] satisfies RouteConfig;
