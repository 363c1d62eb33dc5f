import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { secondsHere } from '../testing/seconds-here.ts';
import { anOpenMeteoAnswer } from '../testing/servers/an-open-meteo-answer.ts';
import {
  answering,
  anOutsideService,
  type OutsideService,
} from '../testing/servers/an-outside-service.ts';
import { createFindForecast, type FindForecast } from './find-forecast.ts';

const date = '2026-11-28';
const question = {
  center: { lat: 37.7749, lon: -122.4194 },
  timeZone: 'America/Los_Angeles',
  date,
  utcOffsetMinutes: -480,
};
const minuteMs = 60_000;
const restMs = 300;

let service: OutsideService;
let now: number;
let errors: unknown[];
beforeEach(async () => {
  service = await anOutsideService(answering(anOpenMeteoAnswer(date)));
  now = Date.parse('2026-11-20T18:00:00Z');
  errors = [];
});
afterEach(() => service.close());

function aFindForecast(options: { baseUrl?: string; timeLimitMs?: number } = {}): FindForecast {
  return createFindForecast({
    baseUrl: service.url,
    now: () => new Date(now),
    onError: (error) => errors.push(error),
    restMs,
    ...options,
  });
}

/** Days that can all be asked for, so that no answer is one that is kept. */
function anotherDay(i: number) {
  return { ...question, date: `2026-11-${21 + i}` };
}

describe('a forecast', () => {
  it('is what Open-Meteo answers', async () => {
    const hours = await aFindForecast()(question);
    expect(hours?.[18]).toEqual({ hour: 18, temperatureF: 60, rainProbability: 0 });
    expect(service.asked).toEqual([
      '/v1/forecast?latitude=37.77&longitude=-122.42&hourly=temperature_2m%2Cprecipitation_probability&temperature_unit=fahrenheit&timezone=America%2FLos_Angeles&start_date=2026-11-28&end_date=2026-11-29',
    ]);
    expect(errors).toEqual([]);
  });

  it('may come compressed', async () => {
    service.behave = (_request, response) =>
      response
        .writeHead(200, { 'content-encoding': 'gzip' })
        .end(gzipSync(JSON.stringify(anOpenMeteoAnswer(date))));
    expect(await aFindForecast()(question)).toHaveLength(47);
  });

  it('is not asked for when the day is over or too far ahead', async () => {
    const findForecast = aFindForecast();
    expect(await findForecast({ ...question, date: '2026-11-19' })).toBeUndefined();
    expect(await findForecast({ ...question, date: '2026-12-06' })).toBeUndefined();
    expect(service.asked).toEqual([]);
  });
});

describe('no forecast', () => {
  const failing = [
    ['breaks off its JSON', answering('{"hourly":{"time":["2026-11-28T00:00"')],
    [
      'writes NaN',
      answering(
        '{"hourly":{"time":["2026-11-28T00:00"],"temperature_2m":[NaN],"precipitation_probability":[0]}}',
      ),
    ],
    ['answers a web page', answering('<!doctype html><title>Sign in to this network</title>')],
    ['answers nothing', answering('')],
    ['answers JSON of another shape', answering({ hourly: [] })],
    ['fails', answering(anOpenMeteoAnswer(date), 500)],
    [
      'is asked too often',
      answering({ error: true, reason: 'Minutely API request limit exceeded' }, 429),
    ],
    ['hangs up', (request) => request.socket.destroy()],
    [
      'hangs up in the middle',
      (request, response) =>
        response
          .writeHead(200, { 'content-length': '1000' })
          .write('{"hourly"', () => request.socket.destroy()),
    ],
    [
      'redirects',
      (_request, response) => response.writeHead(302, { location: '/v1/elsewhere' }).end(),
    ],
  ] satisfies [string, OutsideService['behave']][];

  it.each(failing)(
    'results from a service that %s, and the operator is told',
    async (_what, behave) => {
      service.behave = behave;
      expect(await aFindForecast()(question)).toBeUndefined();
      expect(service.asked).toHaveLength(1);
      expect(errors).toEqual([expect.any(Error)]);
    },
  );

  it('results from a service that is not there', async () => {
    const gone = await anOutsideService(answering(''));
    await gone.close();
    expect(await aFindForecast({ baseUrl: gone.url })(question)).toBeUndefined();
    expect(errors).toHaveLength(1);
  });

  it('comes within the time limit of a service that never answers', async () => {
    service.behave = () => {};
    expect(await aFindForecast({ timeLimitMs: 100 })(question)).toBeUndefined();
    expect(errors).toEqual([expect.objectContaining({ name: 'TimeoutError' })]);
  });

  it('comes within the time limit of a service that answers drop by drop', async () => {
    service.behave = (_request, response) => {
      const timer = setInterval(() => response.write(' '), 20);
      response.on('close', () => clearInterval(timer));
    };
    expect(await aFindForecast({ timeLimitMs: 100 })(question)).toBeUndefined();
  });

  it.each([
    ['an endless answer', (data: string) => data, undefined],
    ['a small answer that unpacks to a huge one', (data: string) => gzipSync(data), 'gzip'],
  ])(
    'results from %s, which is read no further than the limit',
    async (_what, packed, encoding) => {
      const megabytes = packed(' '.repeat(8 * 1024 * 1024));
      const closed = new Promise((resolve) => {
        service.behave = (_request, response) => {
          response.on('close', resolve);
          response.writeHead(200, encoding === undefined ? {} : { 'content-encoding': encoding });
          response.write(megabytes);
        };
      });
      expect(await aFindForecast()(question)).toBeUndefined();
      expect(errors).toEqual([
        expect.objectContaining({
          message: expect.stringMatching(/it is longer than 262144 bytes$/),
        }),
      ]);
      await closed;
    },
  );

  it('results from a day without a forecast yet, which is no failure', async () => {
    service.behave = answering(
      anOpenMeteoAnswer(date, { usual: { temperatureF: null, rainPercent: null } }),
    );
    const findForecast = aFindForecast();
    expect([await findForecast(question), await findForecast(question)]).toEqual([
      undefined,
      undefined,
    ]);
    expect(service.asked).toHaveLength(1);
    expect(errors).toEqual([]);
  });
});

describe('a service that fails again and again', () => {
  it('is left alone for a while, then tried with one request until it answers', async () => {
    service.behave = answering('', 503);
    const findForecast = aFindForecast();
    for (let i = 0; i < 8; i++) expect(await findForecast(anotherDay(i))).toBeUndefined();
    expect(service.asked).toHaveLength(5);
    expect(errors).toHaveLength(5);

    await new Promise((resolve) => setTimeout(resolve, restMs));
    expect(await Promise.all([0, 1, 2].map((i) => findForecast(anotherDay(i))))).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    expect(service.asked).toHaveLength(6);

    service.behave = answering(anOpenMeteoAnswer(date));
    expect(await findForecast(question)).toBeUndefined();
    await new Promise((resolve) => setTimeout(resolve, restMs));
    expect(await findForecast(question)).toHaveLength(47);
    expect(service.asked).toHaveLength(7);
  });

  it('keeps those who wait for that request no longer than the time limit in all', async () => {
    service.behave = answering('', 503);
    const findForecast = aFindForecast({ timeLimitMs: 4000 });
    for (let i = 0; i < 5; i++) await findForecast(anotherDay(i));
    await new Promise((resolve) => setTimeout(resolve, restMs));
    service.behave = (request, response) => {
      service.behave = () => {};
      setTimeout(() => answering(anOpenMeteoAnswer(anotherDay(0).date))(request, response), 2000);
    };
    const answers = Promise.all([findForecast(anotherDay(0)), findForecast(anotherDay(1))]);
    // One limit for each of the two would be six seconds.
    const tooLong = secondsHere(5).then(() => 'too long' as const);
    const [first, second] = await Promise.race([answers, tooLong]);
    expect([first?.length, second]).toEqual([47, undefined]);
    expect(service.asked).toHaveLength(7);
  });
});

describe('a forecast that is known', () => {
  it('is not asked for again for half an hour', async () => {
    const findForecast = aFindForecast();
    const first = await findForecast(question);
    now += 29 * minuteMs;
    expect(await findForecast(question)).toEqual(first);
    expect(service.asked).toHaveLength(1);
    now += minuteMs;
    await findForecast(question);
    expect(service.asked).toHaveLength(2);
  });

  it('is asked for once by all who want it at the same time', async () => {
    const findForecast = aFindForecast();
    const found = await Promise.all(Array.from({ length: 20 }, () => findForecast(question)));
    expect(found.every((hours) => hours?.length === 47)).toBe(true);
    expect(service.asked).toHaveLength(1);
  });

  it('serves up to three hours when the service fails', async () => {
    const findForecast = aFindForecast();
    const first = await findForecast(question);
    service.behave = answering('', 500);
    now += 179 * minuteMs;
    expect(await findForecast(question)).toEqual(first);
    now += minuteMs;
    expect(await findForecast(question)).toBeUndefined();
    expect(service.asked).toHaveLength(3);
  });
});
