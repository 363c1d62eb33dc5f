/**
 * `npm run build`: builds the web app and bundles the server. `npm start` does what of it is
 * missing or older than its sources.
 */
import { buildServer } from './build-server.ts';
import { buildWeb } from './build-web.ts';

buildWeb();
buildServer();
