import type { Config } from '@react-router/dev/config';

/**
 * What is seen without an account is prerendered; every other page of the app
 * is drawn by `index.html`.
 */
export default {
  ssr: false,
  prerender: ['/new-date', '/sign-in', '/sign-up'],
} satisfies Config;
