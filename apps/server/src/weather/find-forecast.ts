import type { HourlyForecast } from '@rendezvous/planner';
import { createAnswerCache } from '../platform/gateways/answer-cache.ts';
import { createJsonService } from '../platform/gateways/json-service.ts';
import { forecastUrl, isInForecast, parseForecast, type ForecastQuestion } from './open-meteo.ts';

/**
 * The forecast for a city and a day, if it comes soon; undefined if there is none, for whatever
 * reason. Never rejects.
 */
export type FindForecast = (
  question: ForecastQuestion,
) => Promise<readonly HourlyForecast[] | undefined>;

interface Options {
  /** The base URL of Open-Meteo, without a trailing slash. */
  readonly baseUrl: string;
  readonly now: () => Date;
  readonly onError: (error: unknown) => void;
  readonly timeLimitMs?: number;
  readonly restMs?: number;
}

const minuteMs = 60_000;
const maxBytes = 256 * 1024;
/** Many times as many as six cities and sixteen days need. */
const maxAnswers = 1000;

export function createFindForecast({
  baseUrl,
  now,
  onError,
  timeLimitMs = 1000,
  restMs = 10_000,
}: Options): FindForecast {
  const service = createJsonService({ timeLimitMs, maxBytes, restMs, onError });
  const cache = createAnswerCache<readonly HourlyForecast[] | undefined>({
    now,
    freshMs: 30 * minuteMs,
    staleMs: 180 * minuteMs,
    maxAnswers,
  });
  return async (question) => {
    if (!isInForecast(question, now())) return undefined;
    const url = forecastUrl(baseUrl, question);
    return cache.find(url.href, () =>
      service.ask(url, (answer) => parseForecast(answer, question)),
    );
  };
}
