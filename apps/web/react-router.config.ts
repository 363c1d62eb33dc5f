import type { Config } from '@react-router/dev/config';

/** Public pages are prerendered; every other path is answered with `__spa-fallback.html`. */
export default {
  ssr: false,
  prerender: ['/', '/new-date', '/sign-in', '/sign-up'],
} satisfies Config;
