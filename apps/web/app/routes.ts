import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';

export default [
  index('routes/home.tsx'),
  layout('routes/app-layout.tsx', [
    route('new-date', 'routes/new-date.tsx'),
    route('sign-in/*', 'routes/sign-in.tsx'),
    route('sign-up/*', 'routes/sign-up.tsx'),
    // Pages that only signed-in users see.
    layout('routes/member-layout.tsx', [route('account-settings', 'routes/account-settings.tsx')]),
  ]),
  route('*', 'routes/unknown.tsx'),
] satisfies RouteConfig;
