import { randomUUID } from 'node:crypto';
import { dateRecord, type DateRecord } from '@rendezvous/contract';
import type { LightMyRequestResponse } from 'fastify';
import { expect } from 'vitest';
import type { TestApp } from './a-test-app.ts';
import type { TestUser } from './a-user.ts';

/** The dates of a user, who may change from test to test. */
export interface DateBook {
  post(payload: object, by?: { user?: TestUser; zone?: string }): Promise<LightMyRequestResponse>;
  /** Adds a date a millisecond later than the one before, and checks the shape of the answer. */
  record(payload: object): Promise<DateRecord>;
  list(query: string, zone?: string): Promise<DateRecord[]>;
}

export function aDateBook(current: () => { test: TestApp; user: TestUser }): DateBook {
  const post: DateBook['post'] = (payload, { user = current().user, zone = 'UTC' } = {}) =>
    user.inject({ method: 'POST', url: '/api/history', payload, headers: { 'x-time-zone': zone } });
  return {
    post,
    async record(payload) {
      const { clock } = current().test;
      clock.now = new Date(clock.now.getTime() + 1);
      return dateRecord.strict().parse((await post({ id: randomUUID(), ...payload })).json());
    },
    async list(query, zone = 'UTC') {
      const answer = await current().user.inject({
        url: `/api/history?${query}`,
        headers: { 'x-time-zone': zone },
      });
      expect(answer.statusCode, answer.body).toBe(200);
      return answer.json<DateRecord[]>();
    },
  };
}
