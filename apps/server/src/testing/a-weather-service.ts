import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A server on this machine that stands in for Open-Meteo. */
export interface WeatherService {
  readonly url: string;
  /** The path and query of every request so far. */
  readonly asked: string[];
  /** What it does with a request; a test changes it to change the weather, or to break the service. */
  behave: RequestListener;
  close(): Promise<void>;
}

export async function aWeatherService(behave: RequestListener): Promise<WeatherService> {
  const server = createServer((request, response) => {
    service.asked.push(request.url ?? '');
    service.behave(request, response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const service: WeatherService = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked: [],
    behave,
    async close() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
  return service;
}

export function answering(body: unknown, status = 200): RequestListener {
  return (_request, response) => {
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(typeof body === 'string' ? body : JSON.stringify(body));
  };
}

interface Hour {
  readonly temperatureF?: number | null;
  readonly rainPercent?: number | null;
}

/** Two days as Open-Meteo writes them: 60 °F and dry, but for the hours given, which count from midnight of the date. */
export function anOpenMeteoAnswer(date: string, { hours = {}, usual = {} }: { hours?: Record<number, Hour>; usual?: Hour } = {}) {
  const time = Array.from({ length: 48 }, (_, hour) => new Date(Date.parse(date) + hour * 3_600_000).toISOString().slice(0, 16));
  const each = time.map((_, hour) => ({ temperatureF: 60, rainPercent: 0, ...usual, ...hours[hour] }));
  return {
    latitude: 37.763283,
    longitude: -122.41286,
    generationtime_ms: 0.05,
    utc_offset_seconds: -28_800,
    timezone: 'America/Los_Angeles',
    hourly_units: { time: 'iso8601', temperature_2m: '°F', precipitation_probability: '%' },
    hourly: {
      time,
      temperature_2m: each.map(({ temperatureF }) => temperatureF),
      precipitation_probability: each.map(({ rainPercent }) => rainPercent),
    },
  };
}
