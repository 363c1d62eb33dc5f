import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { FastifyInstance } from 'fastify';
import { createServer } from './node-http.ts';

/**
 * The operator's metrics, in the Prometheus text format
 * (https://prometheus.io/docs/instrumenting/exposition_formats/).
 */
export interface Metrics {
  /** Counts the requests of an instance; call it before the instance has routes. */
  readonly watch: (app: FastifyInstance) => void;
  readonly format: () => string;
}

/** Upper bounds of the histogram's buckets, in seconds. */
const buckets = [0.005, 0.02, 0.1, 0.3, 1, 3, 10] as const;
const nanosecondsPerSecond = 1e9;

interface Durations {
  /** One count per bucket, each including the buckets before it. */
  readonly counts: number[];
  count: number;
  seconds: number;
}

export function createMetrics(): Metrics {
  // By labels. There are only as many as routes, methods and statuses, whatever is requested.
  const requests = new Map<string, number>();
  const durations = new Map<string, Durations>();
  const eventLoop = monitorEventLoopDelay();
  eventLoop.enable();

  return {
    watch(app) {
      app.addHook('onResponse', async (request, reply) => {
        const route = `route="${request.routeOptions.url ?? ''}",method="${request.method}"`;
        const labels = `${route},status="${reply.statusCode}"`;
        requests.set(labels, (requests.get(labels) ?? 0) + 1);
        durations.set(route, added(durations.get(route), reply.elapsedTime / 1000));
      });
    },
    format: () =>
      [
        ...family('http_requests_total', 'counter', 'Requests answered'),
        ...[...requests].map(([labels, count]) => `http_requests_total{${labels}} ${count}`),
        ...family('http_request_duration_seconds', 'histogram', 'Time until the answer was sent'),
        ...[...durations].flatMap(([labels, of]) => histogramLines(labels, of)),
        ...processLines(),
        ...gauge(
          'nodejs_eventloop_delay_p99_seconds',
          'Of the delays of the event loop',
          eventLoop.percentile(99) / nanosecondsPerSecond,
        ),
        '',
      ].join('\n'),
  };
}

/**
 * Serves `GET /metrics` on its own port and returns how to stop; without metrics or a port there is
 * nothing to stop.
 */
export async function serveMetrics(
  metrics: Metrics | undefined,
  { metricsPort: port, host }: { readonly metricsPort: number | undefined; readonly host: string },
): Promise<() => void> {
  if (metrics === undefined || port === undefined) return () => undefined;
  const server = createServer((request, response) => {
    const isKnown = request.url === '/metrics' && request.method === 'GET';
    response.writeHead(isKnown ? 200 : 404, {
      'content-type': `text/plain; ${isKnown ? 'version=0.0.4; ' : ''}charset=utf-8`,
    });
    response.end(isKnown ? metrics.format() : 'Only GET /metrics is answered here.\n');
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen({ port, host }, resolve);
  });
  return () => {
    server.close();
    server.closeAllConnections();
  };
}

function added(before: Durations | undefined, seconds: number): Durations {
  const durations = before ?? { counts: buckets.map(() => 0), count: 0, seconds: 0 };
  durations.count += 1;
  durations.seconds += seconds;
  for (const [i, bound] of buckets.entries())
    if (seconds <= bound) durations.counts[i] = (durations.counts[i] ?? 0) + 1;
  return durations;
}

function histogramLines(labels: string, { counts, count, seconds }: Durations): string[] {
  const name = 'http_request_duration_seconds';
  return [
    ...buckets.map((bound, i) => `${name}_bucket{${labels},le="${bound}"} ${counts[i]}`),
    `${name}_bucket{${labels},le="+Inf"} ${count}`,
    `${name}_sum{${labels}} ${seconds}`,
    `${name}_count{${labels}} ${count}`,
  ];
}

function processLines(): string[] {
  const { rss, heapUsed } = process.memoryUsage();
  const { user, system } = process.cpuUsage();
  const startedAt = Date.now() / 1000 - process.uptime();
  return [
    ...family('process_cpu_seconds_total', 'counter', 'Processor time used'),
    `process_cpu_seconds_total ${(user + system) / 1e6}`,
    ...gauge('process_resident_memory_bytes', 'Memory in use', rss),
    ...gauge('nodejs_heap_size_used_bytes', 'Heap in use', heapUsed),
    ...gauge('process_start_time_seconds', 'When the process began, in Unix time', startedAt),
  ];
}

function gauge(name: string, help: string, value: number): string[] {
  return [...family(name, 'gauge', help), `${name} ${value}`];
}

function family(name: string, type: 'counter' | 'gauge' | 'histogram', help: string): string[] {
  return [`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`];
}
