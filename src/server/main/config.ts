import { mkdirSync } from 'node:fs';
import { isIP } from 'node:net';
import { join, resolve } from 'node:path';
import { Ajv } from 'ajv';
import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { type MediaPlace, parseMediaUrl } from '#server/files/storage/media-place.ts';
import { AppError } from '#shared/errors/app-error.ts';
import { controlSocketName } from './control/protocol.ts';
import { keptSecret } from './kept-secret.ts';

/** Every environment variable that is read; the description is the cure that is printed with a wrong value. */
export const environmentSchema = {
  type: 'object',
  required: ['PORT', 'HOST', 'DATA_DIR', 'MEDIA_QUOTA_MB', 'AVIF', 'SOURCE_PATIENCE', 'STALE_MINUTES', 'LOG_LEVEL'],
  properties: {
    PORT: { type: 'integer', minimum: 0, maximum: 65535, default: 3000, description: 'a port number from 0 to 65535' },
    HOST: {
      type: 'string',
      minLength: 1,
      default: '127.0.0.1',
      description: 'an address to listen on, such as 127.0.0.1 or 0.0.0.0',
    },
    DATA_DIR: {
      type: 'string',
      minLength: 1,
      default: './data',
      description: 'a folder for the database and pictures',
    },
    DATABASE_URL: {
      type: 'string',
      pattern: '^(postgres(ql)?://.+)?$',
      default: '',
      description: 'postgres://user:password@host/database, or empty for the embedded database',
    },
    BASE_URL: {
      type: 'string',
      pattern: '^(https?://[^/?#]+)?$',
      default: '',
      description: 'the origin of the product site, such as https://schools.example.org, without a path',
    },
    MEDIA_URL: {
      type: 'string',
      pattern: '^((file|s3)://.+)?$',
      default: '',
      description:
        'file:///path/to/pictures, with three slashes, or s3://bucket/prefix?endpoint=https://…&region=…, or empty for a folder in DATA_DIR',
    },
    MEDIA_QUOTA_MB: {
      type: 'integer',
      minimum: 1,
      maximum: 1_048_576,
      default: 5120,
      description: 'a number of megabytes from 1 to 1048576, the most that pictures and files of one school may take',
    },
    AVIF: {
      enum: ['on', 'off'],
      default: 'on',
      description: 'on, or off to leave pictures as WebP and keep the processor free',
    },
    SOURCE_PATIENCE: {
      type: 'number',
      minimum: 1,
      maximum: 100,
      default: 1,
      description: 'a number from 1 to 100, how many times as long as the theme allows the data of a page may take',
    },
    STALE_MINUTES: {
      type: 'integer',
      minimum: 0,
      maximum: 1440,
      default: 10,
      description:
        'a number of minutes from 0 to 1440, how long cached pages are shown as they were while the database is away',
    },
    TRUST_PROXY: {
      type: 'string',
      default: '',
      description: 'the addresses of your proxies, separated by commas, such as 10.0.0.1,10.1.0.0/16',
    },
    CORS_ORIGINS: {
      type: 'string',
      default: '',
      description: 'origins whose pages may read the public API, separated by commas, such as https://app.example.org',
    },
    SMTP_URL: {
      type: 'string',
      pattern: '^(smtps?://.+)?$',
      default: '',
      description: 'smtp://user:password@host:port, or empty to have mails written to DATA_DIR/outbox',
    },
    MAIL_FROM: {
      type: 'string',
      default: '',
      description: 'an address that mails come from, such as office@example.org or Schoolyard <office@example.org>',
    },
    LOG_LEVEL: {
      enum: ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'],
      default: 'info',
      description: 'one of fatal, error, warn, info, debug, trace, silent',
    },
    SECRET: {
      type: 'string',
      pattern: '^(.{32,})?$',
      default: '',
      description: 'at least 32 characters, or empty to have one made and kept in DATA_DIR',
    },
    NOW: {
      type: 'string',
      pattern: '^(\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}(:\\d{2}(\\.\\d+)?)?(Z|[+-]\\d{2}:\\d{2}))?$',
      default: '',
      description: 'an ISO date and time with a zone; only with NODE_ENV=test',
    },
  },
} as const satisfies JSONSchema;

type Environment = FromSchema<typeof environmentSchema>;

export interface Config {
  readonly port: number;
  readonly host: string;
  readonly dataDir: string;
  /** Empty: the embedded database. */
  readonly databaseUrl: string;
  readonly baseUrl: URL;
  /** Whether BASE_URL was left out: it then follows the port that is really listened on. */
  readonly baseUrlIsDefault: boolean;
  /** Where pictures and files are stored. */
  readonly media: MediaPlace;
  /** What pictures and files of one school may take in all, in bytes. */
  readonly mediaQuota: number;
  /** Whether pictures are made in AVIF as well, one after the other while the server runs. */
  readonly makesAvif: boolean;
  /** How many times as long as the theme allows the sources of a page may take. */
  readonly sourcePatience: number;
  /** How long cached pages are shown as they were while the database is away. */
  readonly staleMinutes: number;
  readonly trustProxy: readonly string[];
  readonly corsOrigins: readonly string[];
  /** Empty: mails go to a folder. */
  readonly smtpUrl: string;
  readonly mailFrom: string;
  readonly logLevel: Environment['LOG_LEVEL'];
  readonly secret: string;
  /** Milliseconds since the epoch; fixed where NOW is set. */
  readonly now: () => number;
}

/** A start that cannot go on because of wrong settings: every one of them, with its cure. */
export class ConfigError extends AppError<'SETTINGS'> {
  readonly faults: readonly string[];

  constructor(faults: readonly string[]) {
    super('SETTINGS', { faults: faults.join('\n') });
    this.faults = faults;
  }
}

const secretNames = new Set(['SECRET', 'DATABASE_URL', 'SMTP_URL']);

type Name = keyof typeof environmentSchema.properties;

/** The longest path of a socket that every system takes, in bytes. */
const socketPathBytes = 100;

/** Reads and checks the environment. Throws ConfigError with all that is wrong. Makes DATA_DIR and the secret. */
export const readConfig = (env: Readonly<Record<string, string | undefined>>): Config => {
  const given: Partial<Record<Name, string>> = {};
  for (const name of Object.keys(environmentSchema.properties) as Name[]) {
    const value = env[name];
    if (value !== undefined && value !== '') given[name] = value.trim();
  }
  // That the schema is one, a test sees: to compile the meta-schema takes longer than the rest of this.
  const ajv = new Ajv({ allErrors: true, useDefaults: true, coerceTypes: true, validateSchema: false });
  const validate = ajv.compile<Environment>(environmentSchema);
  const values: unknown = { ...given };
  const faults: string[] = [];
  const wrong = new Set<Name>();
  const addFault = (name: Name, cure: string): undefined => {
    wrong.add(name);
    // The address of a bucket may hold its key.
    const isSecret = secretNames.has(name) || given[name]?.startsWith('s3:');
    faults.push(`${name}${isSecret ? '' : ` is "${given[name]}", but`} ${cure}.`);
  };
  if (!validate(values)) {
    const names = (validate.errors ?? []).map((error) => error.instancePath.slice(1) as Name);
    for (const name of new Set(names)) addFault(name, `must be ${environmentSchema.properties[name].description}`);
  }
  const parsed = <Value>(name: Name, parse: Parse<Value>): Value | undefined =>
    given[name] && !wrong.has(name) ? parse(given[name], (cure) => addFault(name, cure)) : undefined;
  const baseUrl = parsed('BASE_URL', parseBaseUrl);
  const media = parsed('MEDIA_URL', parseMediaPlace(env.AWS_REGION || undefined));
  const trustProxy = parsed('TRUST_PROXY', parseProxies);
  const corsOrigins = parsed('CORS_ORIGINS', parseOrigins);
  const smtpUrl = parsed('SMTP_URL', parseSmtpUrl);
  const mailFrom = parsed('MAIL_FROM', parseMailFrom);
  const dataDir = resolve((values as Environment).DATA_DIR);
  if (Buffer.byteLength(join(dataDir, controlSocketName)) > socketPathBytes) {
    const limit = socketPathBytes - controlSocketName.length - 1;
    faults.push(
      `DATA_DIR "${dataDir}" is longer than the ${limit} bytes that its socket allows. Choose a shorter path.`,
    );
  }
  if (given.NOW && env.NODE_ENV !== 'test') faults.push('NOW is for tests: it needs NODE_ENV=test. Unset it.');
  if (faults.length > 0) throw new ConfigError(faults);

  const checked = values as Environment;
  const fixed = checked.NOW ? Date.parse(checked.NOW) : undefined;
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    return {
      port: checked.PORT,
      host: checked.HOST,
      dataDir,
      databaseUrl: checked.DATABASE_URL ?? '',
      baseUrl: baseUrl ?? new URL(`http://localhost:${checked.PORT}`),
      baseUrlIsDefault: !baseUrl,
      media: media ?? { kind: 'folder', directory: join(dataDir, 'media') },
      mediaQuota: checked.MEDIA_QUOTA_MB * 1024 ** 2,
      makesAvif: checked.AVIF === 'on',
      sourcePatience: checked.SOURCE_PATIENCE,
      staleMinutes: checked.STALE_MINUTES,
      trustProxy: trustProxy ?? [],
      corsOrigins: corsOrigins ?? [],
      smtpUrl: smtpUrl ?? '',
      mailFrom: mailFrom ?? `Schoolyard <no-reply@${baseUrl?.hostname ?? 'localhost'}>`,
      logLevel: checked.LOG_LEVEL,
      secret: checked.SECRET || readKeptSecret(join(dataDir, 'secret')),
      now: fixed === undefined ? Date.now : () => fixed,
    };
  } catch (error) {
    if (!(error instanceof Error) || error instanceof ConfigError) throw error;
    throw new ConfigError([
      `DATA_DIR "${dataDir}" cannot be used (${error.message}). Name a folder that can be written to.`,
    ]);
  }
};

const readKeptSecret = (file: string): string => {
  const secret = keptSecret(file);
  if (secret.length >= 32) return secret;
  const fault = `The secret in "${file}" is ${secret === '' ? 'empty' : 'shorter than 32 characters'}.`;
  const cure = 'Restore the file from a backup. Delete it, to have a new one made, only if nothing was sealed yet';
  throw new ConfigError([`${fault} ${cure}: what was sealed with the old secret cannot be read with another.`]);
};

/** Reads a setting that a pattern cannot judge; `fail` takes the cure. */
type Parse<Value> = (text: string, fail: (cure: string) => undefined) => Value | undefined;

const parseBaseUrl: Parse<URL> = (text, fail) => {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || url.username || url.password) return fail(`must be ${environmentSchema.properties.BASE_URL.description}`);
  if (isIP(url.hostname.replace(/^\[|\]$/g, '')) === 0) return url;
  return fail('schools live on <slug>.<host>: name a host such as localhost or schools.example.org');
};

const parseMediaPlace =
  (awsRegion: string | undefined): Parse<MediaPlace> =>
  (text, fail) =>
    parseMediaUrl(text, awsRegion) ?? fail(`must be ${environmentSchema.properties.MEDIA_URL.description}`);

const listOf = (text: string): string[] =>
  text
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean);

const parseOrigins: Parse<readonly string[]> = (text, fail) => {
  const entries = listOf(text);
  const isOrigin = (entry: string): boolean => URL.canParse(entry) && new URL(entry).origin === entry;
  if (entries.every(isOrigin)) return entries;
  return fail(`must be ${environmentSchema.properties.CORS_ORIGINS.description}`);
};

const parseSmtpUrl: Parse<string> = (text, fail) => {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url?.hostname && ['', '/'].includes(url.pathname) && !url.search && !url.hash) return text;
  return fail(`must be ${environmentSchema.properties.SMTP_URL.description}`);
};

const parseMailFrom: Parse<string> = (text, fail) => {
  if (/^([^<>@"\p{Cc}]+ <[^\s<>@"]+@[^\s<>@"]+>|[^\s<>@"]+@[^\s<>@"]+)$/u.test(text)) return text;
  return fail(`must be ${environmentSchema.properties.MAIL_FROM.description}`);
};

const parseProxies: Parse<readonly string[]> = (text, fail) => {
  const entries = listOf(text);
  const strange = entries.filter((entry) => !isProxy(entry)).map((entry) => `"${entry}"`);
  if (strange.length === 0) return entries;
  return fail(`must be ${environmentSchema.properties.TRUST_PROXY.description}; wrong: ${strange.join(', ')}`);
};

/** Whether a text is an IP address, or a range of them with its prefix's length in bits. */
const isProxy = (entry: string): boolean => {
  const [address = '', bits, ...rest] = entry.split('/');
  const version = address.includes('%') ? 0 : isIP(address);
  if (version === 0 || rest.length > 0) return false;
  return (
    bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) >= 1 && Number(bits) <= (version === 4 ? 32 : 128))
  );
};
