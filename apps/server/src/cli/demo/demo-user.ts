import type { Suggestion } from '@rendezvous/contract';
import type { FastifyInstance } from 'fastify';
import { demoAccount, ownProfile, type DemoPerson } from './people.ts';

const timeZone = 'America/Los_Angeles';

/** The account of the demonstration at its browser. */
export class DemoUser {
  private readonly app: FastifyInstance;
  private readonly setClock: (daysAgo: number) => void;
  private access = '';

  constructor(app: FastifyInstance, setClock: (daysAgo: number) => void) {
    [this.app, this.setClock] = [app, setClock];
  }

  async begin(daysAgo: number): Promise<void> {
    this.setClock(daysAgo);
    await this.ask('POST', '/users/register', demoAccount);
    await this.moveTo(daysAgo);
    await this.ask('PUT', '/profiles/my-profile', ownProfile);
  }

  /** Signs in again: a day later all tokens have expired. */
  async moveTo(daysAgo: number): Promise<void> {
    this.setClock(daysAgo);
    this.access = (await this.ask<{ access: string }>('POST', '/token/pair', demoAccount)).access;
  }

  async ask<Answer = void>(method: 'POST' | 'PUT', path: string, payload: object): Promise<Answer> {
    return this.send<Answer>(path, { method, payload });
  }

  async upload(path: string, picture: Buffer): Promise<void> {
    const form = new FormData();
    form.append('file', new File([new Uint8Array(picture)], 'photo.jpg', { type: 'image/jpeg' }));
    const encoded = new Response(form);
    await this.send(path, {
      method: 'POST',
      payload: Buffer.from(await encoded.arrayBuffer()),
      headers: { 'content-type': encoded.headers.get('content-type') ?? '' },
    });
  }

  async saveIdea(profileId: number, { profile }: DemoPerson): Promise<void> {
    const { interests, dislikes, dietary_restrictions, location } = profile;
    const suggestion = await this.ask<Suggestion>('POST', '/public/date-suggestions', {
      config: { location, interests, dislikes, dietary_restrictions, date_number: 4 },
    });
    const { suggestion_id, weather_info, plans } = suggestion;
    await this.ask('POST', '/saved-ideas', {
      suggestion_id,
      profile_id: profileId,
      weather_info,
      plans: plans.slice(0, 1),
    });
  }

  private async send<Answer>(
    path: string,
    request: { method: 'POST' | 'PUT'; payload: object | Buffer; headers?: Record<string, string> },
  ): Promise<Answer> {
    const headers = {
      ...request.headers,
      'x-time-zone': timeZone,
      ...(this.access !== '' && { authorization: `Bearer ${this.access}` }),
    };
    const answer = await this.app.inject({ ...request, url: `/api${path}`, headers });
    if (answer.statusCode >= 400)
      throw new Error(
        `Cannot fill the demonstration: ${request.method} ${path} answered ${answer.statusCode} ${answer.body}`,
      );
    return answer.json<Answer>();
  }
}
