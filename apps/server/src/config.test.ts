import { describe, expect, it } from 'vitest';
import { ConfigError, formatConfig, readConfig } from './config.ts';

describe('readConfig', () => {
  it('works without any variables', () => {
    expect(readConfig({})).toEqual({
      port: 3000,
      host: '127.0.0.1',
      publicUrl: 'http://localhost:3000',
      dataDir: expect.stringMatching(/[\\/]data$/),
      databaseUrl: undefined,
      trustProxy: [],
      network: true,
      openMeteoUrl: 'https://api.open-meteo.com',
      googleClientId: undefined,
      googleTokeninfoUrl: 'https://oauth2.googleapis.com/tokeninfo',
      contactEmail: 'hello@localhost',
      planningSeconds: 2,
      rateLimits: true,
      mail: undefined,
      s3: undefined,
    });
  });

  it('reads variables, and treats an empty one as not set', () => {
    const config = readConfig({
      PORT: '8080',
      METRICS_PORT: '9100',
      HOST: '',
      PUBLIC_URL: 'https://dates.example/',
      TRUST_PROXY: '10.0.0.0/8, ::1',
      NETWORK: 'off',
      RATE_LIMITS: 'off',
    });
    expect(config).toMatchObject({
      port: 8080,
      metricsPort: 9100,
      host: '127.0.0.1',
      publicUrl: 'https://dates.example',
      trustProxy: ['10.0.0.0/8', '::1'],
      network: false,
      rateLimits: false,
    });
  });

  it('has a contact address at the public host or as set, and a chat if the network is on', () => {
    expect(readConfig({ PUBLIC_URL: 'https://dates.example:8443' }).contactEmail).toBe(
      'hello@dates.example',
    );
    const chat = {
      CONTACT_EMAIL: 'us@mail.example',
      LIVE_CHAT_URL: 'https://chat.example/room?id=1',
    };
    expect(readConfig(chat)).toMatchObject({
      contactEmail: 'us@mail.example',
      liveChatUrl: 'https://chat.example/room?id=1',
    });
    expect(readConfig({ ...chat, NETWORK: 'off' }).liveChatUrl).toBeUndefined();
    expect(formatConfig(readConfig({}))).toContain('LIVE_CHAT_URL=(none: mail to CONTACT_EMAIL)');
  });

  it('accepts another weather service, and strips a trailing slash', () => {
    const config = readConfig({ OPEN_METEO_URL: 'http://localhost:8080/weather/' });
    expect(config.openMeteoUrl).toBe('http://localhost:8080/weather');
    expect(formatConfig(config)).toContain('OPEN_METEO_URL=http://localhost:8080/weather\n');
  });

  it('accepts a bucket for photos, with a default region and no endpoint unless set', () => {
    const keys = { S3_BUCKET: 'photos', S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'hunter2' };
    expect(readConfig(keys).s3).toEqual({
      endpoint: undefined,
      region: 'us-east-1',
      bucket: 'photos',
      accessKeyId: 'id',
      secretAccessKey: 'hunter2',
    });
    const config = readConfig({
      ...keys,
      S3_ENDPOINT: 'http://localhost:9000/',
      S3_REGION: 'eu-west-1',
    });
    expect(config.s3).toMatchObject({ endpoint: 'http://localhost:9000', region: 'eu-west-1' });
    expect(formatConfig(config)).toContain('S3_BUCKET=photos');
    expect(formatConfig(config)).not.toContain('hunter2');
  });

  it.each([
    [{ S3_BUCKET: 'photos' }, 'S3_ACCESS_KEY_ID'],
    [{ S3_ENDPOINT: 'http://localhost:9000' }, 'S3_BUCKET'],
    [{ S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'hunter2' }, 'S3_BUCKET'],
    [{ S3_BUCKET: 'photos', S3_ACCESS_KEY_ID: 'id' }, 'S3_SECRET_ACCESS_KEY'],
  ])('rejects an incomplete bucket: %j', (env, missing) => {
    expect(() => readConfig(env)).toThrow(
      new RegExp(`^Cannot start: ${missing} is not set: (?!.*hunter2).+$`),
    );
  });

  it('accepts a mail server, and shows it without its password', () => {
    const mail = {
      SMTP_URL: 'smtps://ana:hunter2@mail.example',
      MAIL_FROM: 'Rendezvous <dates@mail.example>',
    };
    expect(readConfig(mail).mail).toEqual({
      smtpUrl: 'smtps://ana:hunter2@mail.example',
      from: 'Rendezvous <dates@mail.example>',
    });
    const printed = formatConfig(readConfig(mail));
    expect(printed).toContain('SMTP_URL=smtps://ana:****@mail.example');
    expect(printed).toContain('MAIL_FROM=Rendezvous <dates@mail.example>');
    expect(formatConfig(readConfig({}))).toContain('SMTP_URL=(none: reminders in the app only)');
  });

  it.each([
    [{ SMTP_URL: 'smtp://mail.example' }, 'MAIL_FROM'],
    [{ MAIL_FROM: 'dates@mail.example' }, 'SMTP_URL'],
  ])('rejects an incomplete mail server: %j', (env, missing) => {
    expect(() => readConfig(env)).toThrow(
      `Cannot start: ${missing} is not set: set both SMTP_URL and MAIL_FROM, or neither`,
    );
  });

  it('uses the port in the public address', () => {
    expect(readConfig({ PORT: '4000' }).publicUrl).toBe('http://localhost:4000');
  });

  it.each([
    [{ PORT: 'abc' }, 'PORT is abc'],
    [{ PORT: '65536' }, 'PORT is 65536'],
    [{ PORT: '-1' }, 'PORT is -1'],
    [{ METRICS_PORT: '0' }, 'METRICS_PORT is 0'],
    [{ PUBLIC_URL: 'dates.example' }, 'PUBLIC_URL is dates.example'],
    [{ PUBLIC_URL: 'ftp://dates.example' }, 'PUBLIC_URL is ftp://dates.example'],
    [{ NETWORK: 'yes' }, 'NETWORK is yes'],
    [{ OPEN_METEO_URL: 'api.open-meteo.com' }, 'OPEN_METEO_URL is api.open-meteo.com'],
    [{ OPEN_METEO_URL: 'ftp://weather.example' }, 'OPEN_METEO_URL is ftp://weather.example'],
    [
      { OPEN_METEO_URL: 'https://weather.example?key=1' },
      'OPEN_METEO_URL is https://weather.example?key=1',
    ],
    [{ GOOGLE_CLIENT_ID: 'two words' }, 'GOOGLE_CLIENT_ID is two words'],
    [
      { GOOGLE_TOKENINFO_URL: 'oauth2.googleapis.com' },
      'GOOGLE_TOKENINFO_URL is oauth2.googleapis.com',
    ],
    [{ CONTACT_EMAIL: 'hello' }, 'CONTACT_EMAIL is hello'],
    [{ LIVE_CHAT_URL: 'chat.example' }, 'LIVE_CHAT_URL is chat.example'],
    [{ MAP_STYLE_URL: 'tiles.example/style.json' }, 'MAP_STYLE_URL is tiles.example/style.json'],
    [{ SMTP_URL: 'mail.example' }, 'SMTP_URL is (hidden)'],
    [{ SMTP_URL: 'http://mail.example' }, 'SMTP_URL is http://mail.example/'],
    [{ SMTP_URL: 'smtp://mail.example?pool=true' }, 'SMTP_URL is smtp://mail.example'],
    [{ MAIL_FROM: 'dates' }, 'MAIL_FROM is dates'],
    [{ MAIL_FROM: 'a@b.example\r\nBcc: c@d.example' }, 'MAIL_FROM is (hidden)'],
    [{ RATE_LIMITS: '0' }, 'RATE_LIMITS is 0'],
    [{ TRUST_PROXY: 'all' }, 'TRUST_PROXY is all'],
    [{ TRUST_PROXY: '10.0.0.0/33' }, 'TRUST_PROXY is 10.0.0.0/33'],
    [{ DATABASE_URL: 'mysql://host/db' }, 'DATABASE_URL is mysql://host/db'],
  ])('refuses %j in one line that names the variable', (env, start) => {
    expect(() => readConfig(env)).toThrow(ConfigError);
    expect(() => readConfig(env)).toThrow(
      new RegExp(`^Cannot start: ${start.replace(/[.?()]/g, '\\$&')}: use .+$`),
    );
  });

  it('shows no password, in errors or in the list', () => {
    expect(() => readConfig({ DATABASE_URL: 'postgres//ana:hunter2@host/db' })).toThrow(
      /^(?!.*hunter2)/,
    );
    expect(() => readConfig({ OPEN_METEO_URL: 'https://ana:hunter2@weather.example' })).toThrow(
      /^(?!.*hunter2).*without a user name/,
    );
    expect(() => readConfig({ DATABASE_URL: 'mysql://ana:hunter2@host/db' })).toThrow(
      /^(?!.*hunter2)/,
    );
    const printed = formatConfig(
      readConfig({ DATABASE_URL: 'postgres://ana:hunter2@host/db?password=hunter2' }),
    );
    expect(printed).toContain('DATABASE_URL=postgres://ana:****@host/db');
    expect(printed).not.toContain('hunter2');
  });
});
