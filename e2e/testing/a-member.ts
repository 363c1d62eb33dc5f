import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';
import type { User } from '@rendezvous/contract';
import type { Photo } from './a-photo.ts';

/** Somebody with an account on the server, made for one test alone. */
export interface Member {
  readonly email: string;
  readonly password: string;
  readonly user: User;
  /**
   * What the server answers to `GET /profiles` and its like, asked as this member; throws when it
   * refuses.
   */
  readonly ask: <Answer>(call: string, data?: object) => Promise<Answer>;
  /** Sends a photo to `/profiles/7/attachments` or its like. */
  readonly upload: (path: string, photo: Photo) => Promise<void>;
  /** Puts a session of its own into the browser, without the way through the sign-in page. */
  readonly signIn: (page: Page) => Promise<void>;
}

interface Session {
  readonly access: string;
  readonly refresh: string;
}

/** Registers somebody on the server that `request` speaks to. */
export async function aMember(
  request: APIRequestContext,
  { firstName = 'Elena', lastName = 'Marsh' } = {},
): Promise<Member> {
  const account = { email: anEmail(firstName), password: 'ocean beach at five' };
  const user = await send<User>(request, 'POST /users/register', {
    data: { ...account, first_name: firstName, last_name: lastName },
  });
  const openSession = () => send<Session>(request, 'POST /token/pair', { data: account });
  let own: Promise<Session> | undefined;
  const access = async () => (await (own ??= openSession())).access;
  return {
    ...account,
    user,
    ask: async (call, data) =>
      send(request, call, { ...(data && { data }), access: await access() }),
    upload: async (path, photo) =>
      send(request, `POST ${path}`, { multipart: { file: photo }, access: await access() }),
    signIn: async (page) => {
      // The session of the calls so far goes to the browser; a call after it opens another, so that
      // no two share one.
      const opened = own ?? openSession();
      own = undefined;
      const session = await opened;
      // Any page of the origin that runs no script will do to fill its storage.
      await page.goto('/robots.txt');
      await page.evaluate(({ access, refresh }) => {
        localStorage.setItem('access_token', access);
        localStorage.setItem('refresh_token', refresh);
      }, session);
    },
  };
}

/** An address that no other test uses. */
export function anEmail(name: string): string {
  return `${name.toLowerCase() || 'someone'}-${randomUUID()}@example.com`;
}

async function send<Answer>(
  request: APIRequestContext,
  call: string,
  { access, ...body }: Body,
): Promise<Answer> {
  const [method = '', path = ''] = call.split(' ');
  const headers = access === undefined ? {} : { authorization: `Bearer ${access}` };
  const answer = await request.fetch(`/api${path}`, { method, headers, ...body });
  if (!answer.ok()) throw new Error(`${call} answered ${answer.status()}: ${await answer.text()}`);
  return (answer.status() === 204 ? undefined : await answer.json()) as Answer;
}

interface Body {
  readonly data?: object;
  readonly multipart?: { readonly file: Photo };
  readonly access?: string;
}
