/** Pages that show somebody their own things. */
export const privatePaths = [
  '/dashboard',
  '/history',
  '/saved-ideas',
  '/my-profile',
  '/account-settings',
  '/profiles',
  '/dates',
  '/ideas',
];

/**
 * Pages of the web app that have no file of their own in its build: the app itself draws them.
 * Everything else unknown is a 404.
 */
const appPaths = [
  '/new-date',
  '/forgot-password',
  '/reset-password',
  '/confirm-email',
  ...privatePaths,
];
const appPathPrefixes = ['/sign-in', '/sign-up', '/profiles', '/dates', '/ideas'];

export function isAppPath(path: string): boolean {
  return (
    appPaths.includes(path) ||
    appPathPrefixes.some((prefix) => path === prefix || path.startsWith(`${prefix}/`))
  );
}
