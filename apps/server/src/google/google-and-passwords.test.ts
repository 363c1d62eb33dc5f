import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { OpenDatabase } from '../platform/db/open-database.ts';
import { deleteOldRows } from '../delete-old-rows.ts';
import { aMailServer, type MailServer } from '../testing/servers/a-mail-server.ts';
import { aTestApp, type TestApp } from '../testing/a-test-app.ts';
import { anAddress, anEmail, aPassword, askAs, aUser, post } from '../testing/a-user.ts';
import { describeOnBothDatabases } from '../testing/databases.ts';

const start = new Date('2026-11-20T18:00:00Z');

describeOnBothDatabases(
  'an account with a password, and a Google account with its address',
  (database) => {
    let mail: MailServer;
    let opened: OpenDatabase;
    let mailing: TestApp;
    let mailless: TestApp;
    let google = { sub: anEmail(), email: anEmail() };
    beforeAll(async () => {
      mail = await aMailServer();
      opened = await database.open();
      const findGoogleAccount = async () => google;
      const env = { SMTP_URL: mail.url, MAIL_FROM: 'dates@mail.example' };
      mailing = await aTestApp({ open: async () => opened }, { env, findGoogleAccount });
      mailless = await aTestApp(
        { open: async () => ({ db: opened.db, close: async () => {} }) },
        { findGoogleAccount },
      );
    });
    afterAll(async () => {
      await mailless.close();
      await mailing.close();
      await mail.close();
    });
    beforeEach(() => {
      mailing.clock.now = start;
    });

    const withGoogle = (fields: object = {}, test = mailing, from = anAddress()) =>
      post(test.app, '/social/google', { credential: 'ya29', ...fields }, from);
    const tryIn = (email: string, password = aPassword) =>
      post(mailing.app, '/token/pair', { email, password });
    const namesSeenBy = async (signedIn: LightMyRequestResponse) => {
      const people = await askAs(mailing.app, signedIn.json().access, { url: '/api/profiles' });
      return people.json<{ name: string }[]>().map(({ name }) => name);
    };
    /** Signed up with a password, never confirmed, and wrote somebody down. */
    const anUnconfirmedUser = async () => {
      const ana = await aUser(mailing, { isEmailConfirmed: false });
      await ana.ask('POST', '/profiles', { name: 'Sam' });
      google = { sub: anEmail(), email: ana.email.toUpperCase() };
      return ana;
    };

    it('[AUTH-06] somebody who proves the address and knows the password keeps the data of an unconfirmed account', async () => {
      const ana = await anUnconfirmedUser();
      const asked = await withGoogle({ ask_first: true });
      expect(asked.statusCode).toBe(409);
      expect(asked.json()).toMatchObject({ code: 'account-unconfirmed' });
      expect((await ana.ask('GET', '/users/me')).statusCode).toBe(200);

      const wrong = await withGoogle({ password: 'not this one' });
      expect(wrong.statusCode).toBe(401);
      expect(wrong.json()).toMatchObject({ code: 'bad-credentials' });
      const kept = await withGoogle({ password: aPassword });
      expect(kept.json()).toMatchObject({
        user: { id: ana.id, email: ana.email, email_confirmed: true },
        set_aside: false,
      });
      expect(await namesSeenBy(kept)).toEqual(['Sam']);
      expect((await withGoogle({ ask_first: true })).json().user.id).toBe(ana.id);
      expect((await tryIn(ana.email)).statusCode).toBe(200);
    });

    it('[AUTH-06] somebody who does not starts with a new account, and is told about the other', async () => {
      const squatter = await anUnconfirmedUser();
      const begun = await withGoogle();
      expect(begun.json()).toMatchObject({ set_aside: true, user: { email_confirmed: true } });
      expect(await namesSeenBy(begun)).toEqual([]);
      expect((await squatter.ask('GET', '/users/me')).statusCode).toBe(401);
      expect((await tryIn(squatter.email)).statusCode).toBe(401);
      expect(
        (await post(mailing.app, '/token/refresh', { refresh: squatter.refresh })).statusCode,
      ).toBe(401);
      google = { sub: anEmail(), email: anEmail() };
      expect((await withGoogle({ password: aPassword })).json().user.id).not.toBe(squatter.id);
    });

    it('an account that was set aside is restored by its password while the new one is empty', async () => {
      const ana = await anUnconfirmedUser();
      const begun = await withGoogle();
      const asked = await withGoogle({ ask_first: true });
      expect(asked.json()).toMatchObject({ code: 'account-unconfirmed' });
      expect((await withGoogle({ password: 'not this one' })).statusCode).toBe(401);
      const back = await withGoogle({ password: aPassword });
      expect(back.json().user).toMatchObject({ id: ana.id, email_confirmed: true });
      expect(await namesSeenBy(back)).toEqual(['Sam']);
      expect(
        (await askAs(mailing.app, begun.json().access, { url: '/api/users/me' })).statusCode,
      ).toBe(401);
      expect((await withGoogle()).json().user.id).toBe(ana.id);
      expect((await tryIn(ana.email)).statusCode).toBe(200);
    });

    it('an account that has been used since is not given up for it', async () => {
      await anUnconfirmedUser();
      const { access, user } = (await withGoogle()).json();
      await askAs(mailing.app, access, {
        method: 'POST',
        url: '/api/profiles',
        payload: { name: 'Kim' },
      });
      for (const fields of [{ ask_first: true }, { password: aPassword }]) {
        const again = await withGoogle(fields);
        expect(again.json().user.id).toBe(user.id);
        expect(await namesSeenBy(again)).toEqual(['Kim']);
      }
    });

    it('an account that was set aside is deleted after thirty days', async () => {
      const ana = await anUnconfirmedUser();
      await withGoogle();
      const days = (count: number) => new Date(start.getTime() + count * 24 * 60 * 60_000);
      await deleteOldRows(mailing.store, days(29));
      expect(await mailing.store.users.find(ana.id)).toBeDefined();
      await deleteOldRows(mailing.store, days(31));
      expect(await mailing.store.users.find(ana.id)).toBeUndefined();
      expect((await withGoogle({ ask_first: true })).statusCode).toBe(200);
    });

    it('[AUTH-06] a confirmed account links Google by its password, for the first time or again', async () => {
      for (const test of [mailing, mailless]) {
        const ana = await aUser(mailing, { isEmailConfirmed: test === mailing });
        google = { sub: anEmail(), email: ana.email };
        expect((await withGoogle({}, test)).json()).toMatchObject({
          code: 'google-sign-in-failed',
        });
        const asked = await withGoogle({ ask_first: true }, test);
        expect(asked.statusCode).toBe(409);
        expect(asked.json()).toMatchObject({ code: 'account-not-linked' });
        expect((await withGoogle({ password: 'not this one' }, test)).statusCode).toBe(401);
        const linked = await withGoogle({ password: aPassword }, test);
        expect(linked.json().user).toMatchObject({ id: ana.id, email_confirmed: true });
        expect((await withGoogle({}, test)).json().user.id).toBe(ana.id);
        // What was signed in stays so: nothing has been found out that its owner did not know.
        expect((await ana.ask('GET', '/users/me')).statusCode).toBe(200);
        // Another account at Google under the same address takes the place of the one before.
        google = { sub: anEmail(), email: ana.email };
        expect((await withGoogle({ password: aPassword }, test)).json().user.id).toBe(ana.id);
      }
    });

    it('guesses at such a password count like those at sign-in', async () => {
      const ana = await anUnconfirmedUser();
      const from = anAddress();
      const statuses: number[] = [];
      for (let i = 0; i < 11; i++)
        statuses.push((await withGoogle({ password: `guess ${i}` }, mailing, from)).statusCode);
      expect(statuses).toEqual([...Array<number>(10).fill(401), 429]);
      const signIn = await post(
        mailing.app,
        '/token/pair',
        { email: ana.email, password: aPassword },
        from,
      );
      expect(signIn.statusCode).toBe(429);
    });

    it('two parallel attempts to restore an account never leave half of it', async () => {
      const ana = await anUnconfirmedUser();
      await withGoogle();
      const answers = await Promise.all([1, 2, 3].map(() => withGoogle({ password: aPassword })));
      for (const answer of answers) expect([200, 401]).toContain(answer.statusCode);
      expect(answers.map(({ statusCode }) => statusCode)).toContain(200);
      expect((await withGoogle()).json().user.id).toBe(ana.id);
    });
  },
);
