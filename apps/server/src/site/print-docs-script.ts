/**
 * Prints Scalar's browser script, gzipped. Its package hands the script out only through its
 * plugin, so a server is made that nobody listens to.
 */
import { gzipSync } from 'node:zlib';
import scalar from '@scalar/fastify-api-reference';
import fastify from 'fastify';

const holder = fastify();
await holder.register(scalar, { routePrefix: '/docs', configuration: { content: {} } });
const { rawPayload } = await holder.inject('/docs/js/scalar.js');
process.stdout.write(gzipSync(rawPayload));
