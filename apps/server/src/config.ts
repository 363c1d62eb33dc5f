import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { z } from 'zod';

const onOff = z
  .enum(['on', 'off'], 'use on or off')
  .default('on')
  .transform((value) => value === 'on');
const networks = z
  .string()
  .default('')
  .transform((list) =>
    list
      .split(',')
      .map((network) => network.trim())
      .filter((network) => network !== ''),
  )
  .refine(
    (list) => list.every(isNetwork),
    'use addresses or networks such as 10.0.0.0/8, separated by commas',
  );
/** The base URL of an outside service; `fetch` accepts no user name in it. */
const serviceUrl = z
  .url({ protocol: /^https?$/, error: 'use a URL such as https://service.example' })
  .refine((url) => !/[@?#]/.test(url), 'use a URL without a user name, a query or a fragment')
  .transform(withoutLastSlash);

const environment = z.object({
  PORT: z.coerce
    .number('use a port from 0 to 65535')
    .int()
    .min(0)
    .max(65_535, 'use a port from 0 to 65535')
    .default(3000),
  HOST: z.string().min(1, 'use a host name or address').default('127.0.0.1'),
  METRICS_PORT: z.coerce
    .number('use a port from 1 to 65535')
    .int()
    .min(1, 'use a port from 1 to 65535')
    .max(65_535, 'use a port from 1 to 65535')
    .optional(),
  PUBLIC_URL: z
    .url({ protocol: /^https?$/, error: 'use a URL such as https://dates.example' })
    .optional(),
  DATA_DIR: z.string().min(1, 'use a folder').default('./data'),
  DATABASE_URL: z
    .url({
      protocol: /^postgres(ql)?$/,
      error: 'use a URL such as postgres://user:password@host/database',
    })
    .optional(),
  TRUST_PROXY: networks,
  NETWORK: onOff,
  OPEN_METEO_URL: serviceUrl.default('https://api.open-meteo.com'),
  GOOGLE_CLIENT_ID: z
    .string()
    .trim()
    .regex(/^[\w.-]{1,255}$/, 'use a client id such as 123-abc.apps.googleusercontent.com')
    .optional(),
  GOOGLE_TOKENINFO_URL: serviceUrl.default('https://oauth2.googleapis.com/tokeninfo'),
  MAP_STYLE_URL: z
    .url({
      protocol: /^https?$/,
      error: 'use the URL of a MapLibre style such as https://tiles.example/style.json',
    })
    .refine((url) => !url.includes('@'), 'use a URL without a user name')
    .optional(),
  CONTACT_EMAIL: z.email('use an address such as hello@dates.example').optional(),
  LIVE_CHAT_URL: z
    .url({ protocol: /^https?$/, error: 'use the URL of a page such as https://chat.example/room' })
    .refine((url) => !url.includes('@'), 'use a URL without a user name')
    .optional(),
  PLANNING_SECONDS: z.coerce
    .number('use seconds from 1 to 60')
    .min(1, 'use seconds from 1 to 60')
    .max(60, 'use seconds from 1 to 60')
    .default(2),
  RATE_LIMITS: onOff,
  SMTP_URL: z
    .url({ protocol: /^smtps?$/, error: 'use a URL such as smtp://user:password@mail.example:587' })
    .refine(
      (url) => /^smtps?:\/\/[^/?#]+\/?$/.test(url),
      'use a URL of a server, without a path or a query',
    )
    .optional(),
  MAIL_FROM: z
    .string()
    .trim()
    .refine(
      (from) => z.email().safeParse(addressIn(from)).success && !/[\r\n]/.test(from),
      'use an address such as Rendezvous <dates@mail.example>',
    )
    .optional(),
  S3_ENDPOINT: serviceUrl.optional(),
  S3_BUCKET: z.string().min(1).optional(),
  S3_REGION: z.string().min(1).default('us-east-1'),
  S3_ACCESS_KEY_ID: z.string().min(1).optional(),
  S3_SECRET_ACCESS_KEY: z.string().min(1).optional(),
});

/** A bucket for photos. */
export interface S3Config {
  /** Undefined: Amazon's own endpoint for the region. */
  readonly endpoint: string | undefined;
  readonly region: string;
  readonly bucket: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

/** The mail server, and the sender of all mails. */
export interface MailConfig {
  readonly smtpUrl: string;
  readonly from: string;
}

/** The settings, read once from the environment. */
export interface Config {
  readonly port: number;
  readonly host: string;
  /** The port of `GET /metrics`, on the same host; undefined: not served. */
  readonly metricsPort: number | undefined;
  /** The site's public address, without a trailing slash. */
  readonly publicUrl: string;
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
  readonly trustProxy: readonly string[];
  readonly network: boolean;
  /** The base URL of the weather service, without a trailing slash. */
  readonly openMeteoUrl: string;
  /** The OAuth client for signing in with Google; undefined: nobody can. */
  readonly googleClientId: string | undefined;
  /** The Google endpoint that says whose an access token is. */
  readonly googleTokeninfoUrl: string;
  /** The map style that browsers load; undefined: they draw a sketch instead. */
  readonly mapStyleUrl: string | undefined;
  /** The contact address on the public pages. */
  readonly contactEmail: string;
  /** A live-chat page that public pages show in a frame; undefined: only the contact address. */
  readonly liveChatUrl: string | undefined;
  /** How long planning may take, waiting included, before the user has to try again. */
  readonly planningSeconds: number;
  readonly rateLimits: boolean;
  /** Undefined: no mail is sent. */
  readonly mail: MailConfig | undefined;
  /** Undefined: photos are files in `dataDir`. */
  readonly s3: S3Config | undefined;
}

/** A variable that cannot be used; its message is the one line that the operator sees. */
export class ConfigError extends Error {}

/** Reads the environment. Throws a ConfigError that names the first variable it cannot use. */
export function readConfig(env: Record<string, string | undefined> = process.env): Config {
  const given = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value.trim() !== ''),
  );
  const parsed = environment.safeParse(given);
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    const name = String(issue?.path[0]);
    throw new ConfigError(
      `Cannot start: ${name} is ${shown(name, given[name] ?? '')}: ${issue?.message}`,
    );
  }
  const values = parsed.data;
  const publicUrl = withoutLastSlash(values.PUBLIC_URL ?? `http://localhost:${values.PORT}`);
  return {
    port: values.PORT,
    host: values.HOST,
    metricsPort: values.METRICS_PORT,
    publicUrl,
    dataDir: resolve(values.DATA_DIR),
    databaseUrl: values.DATABASE_URL,
    trustProxy: values.TRUST_PROXY,
    network: values.NETWORK,
    openMeteoUrl: values.OPEN_METEO_URL,
    googleClientId: values.GOOGLE_CLIENT_ID,
    googleTokeninfoUrl: values.GOOGLE_TOKENINFO_URL,
    mapStyleUrl: values.NETWORK ? values.MAP_STYLE_URL : undefined,
    contactEmail: values.CONTACT_EMAIL ?? `hello@${new URL(publicUrl).hostname}`,
    liveChatUrl: values.NETWORK ? values.LIVE_CHAT_URL : undefined,
    planningSeconds: values.PLANNING_SECONDS,
    rateLimits: values.RATE_LIMITS,
    mail: mailIn(values),
    s3: s3In(values),
  };
}

function mailIn({
  SMTP_URL: smtpUrl,
  MAIL_FROM: from,
}: z.output<typeof environment>): MailConfig | undefined {
  if (smtpUrl !== undefined && from !== undefined) return { smtpUrl, from };
  if (smtpUrl === undefined && from === undefined) return undefined;
  throw new ConfigError(
    `Cannot start: ${from === undefined ? 'MAIL_FROM' : 'SMTP_URL'} is not set: set both SMTP_URL and MAIL_FROM, or neither`,
  );
}

/** A bucket needs both keys; a key without a bucket is a mistake. */
function s3In(values: z.output<typeof environment>): S3Config | undefined {
  const {
    S3_BUCKET: bucket,
    S3_ACCESS_KEY_ID: accessKeyId,
    S3_SECRET_ACCESS_KEY: secretAccessKey,
  } = values;
  const given = {
    S3_BUCKET: bucket,
    S3_ACCESS_KEY_ID: accessKeyId,
    S3_SECRET_ACCESS_KEY: secretAccessKey,
  };
  if (bucket && accessKeyId && secretAccessKey)
    return {
      endpoint: values.S3_ENDPOINT,
      region: values.S3_REGION,
      bucket,
      accessKeyId,
      secretAccessKey,
    };
  const [missing] = Object.entries(given).find(([, value]) => value === undefined) ?? [];
  const isAnyGiven =
    values.S3_ENDPOINT !== undefined || Object.values(given).some((value) => value !== undefined);
  if (isAnyGiven)
    throw new ConfigError(
      `Cannot start: ${missing} is not set: set it too, or none of ${Object.keys(given).join(', ')} and S3_ENDPOINT`,
    );
  return undefined;
}

/** The configuration in use, one `NAME=value` per line, with secrets masked. */
export function formatConfig(config: Config): string {
  const lines: Record<string, string> = {
    PORT: String(config.port),
    HOST: config.host,
    METRICS_PORT: String(config.metricsPort ?? '(none)'),
    PUBLIC_URL: config.publicUrl,
    DATA_DIR: config.dataDir,
    DATABASE_URL:
      config.databaseUrl === undefined
        ? '(none: SQLite in DATA_DIR)'
        : shown('DATABASE_URL', config.databaseUrl),
    TRUST_PROXY: config.trustProxy.join(',') || '(none)',
    NETWORK: config.network ? 'on' : 'off',
    OPEN_METEO_URL: config.openMeteoUrl,
    GOOGLE_CLIENT_ID: config.googleClientId ?? '(none: no sign-in with Google)',
    GOOGLE_TOKENINFO_URL: config.googleTokeninfoUrl,
    MAP_STYLE_URL: config.mapStyleUrl ?? '(none: our own sketch)',
    CONTACT_EMAIL: config.contactEmail,
    LIVE_CHAT_URL: config.liveChatUrl ?? '(none: mail to CONTACT_EMAIL)',
    PLANNING_SECONDS: String(config.planningSeconds),
    RATE_LIMITS: config.rateLimits ? 'on' : 'off',
    SMTP_URL: config.mail
      ? shown('SMTP_URL', config.mail.smtpUrl)
      : '(none: reminders in the app only)',
    MAIL_FROM: config.mail?.from ?? '(none)',
    S3_ENDPOINT: config.s3?.endpoint ?? '(none)',
    S3_BUCKET: config.s3?.bucket ?? '(none: photos in DATA_DIR)',
    S3_REGION: config.s3?.region ?? '(none)',
    S3_ACCESS_KEY_ID: config.s3?.accessKeyId ?? '(none)',
    S3_SECRET_ACCESS_KEY: config.s3 ? '****' : '(none)',
  };
  return Object.entries(lines)
    .map(([name, value]) => `${name}=${value}`)
    .join('\n');
}

/** A value as it may be printed, with passwords masked; a URL that cannot be read is hidden. */
function shown(name: string, value: string): string {
  if (name !== 'DATABASE_URL' && name !== 'SMTP_URL' && !value.includes('@'))
    return JSON.stringify(value).slice(1, -1);
  if (!URL.canParse(value)) return '(hidden)';
  const url = new URL(value);
  if (url.password !== '') url.password = '****';
  // A password may also be in the query (`?password=`).
  url.search = '';
  return url.href;
}

function withoutLastSlash(url: string): string {
  return url.replace(/\/+$/, '');
}

/** The address in `Rendezvous <dates@mail.example>`, or the whole text. */
function addressIn(from: string): string {
  return /<([^<>]+)>$/.exec(from)?.[1] ?? from;
}

function isNetwork(text: string): boolean {
  const [address = '', prefix, ...rest] = text.split('/');
  const family = isIP(address);
  if (family === 0 || rest.length > 0) return false;
  return (
    prefix === undefined ||
    (/^\d{1,3}$/.test(prefix) && Number(prefix) <= (family === 4 ? 32 : 128))
  );
}
