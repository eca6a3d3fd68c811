import type { FromSchema } from 'json-schema-to-ts';
import { type MediaPlace } from '#server/files/storage/media-place.ts';
/** Every environment variable the product reads; the description is the cure that is printed with a wrong value. */
export declare const environmentSchema: {
    readonly type: 'object';
    readonly required: readonly ["PORT", "HOST", "DATA_DIR", "MEDIA_QUOTA_MB", "SOURCE_PATIENCE", "LOG_LEVEL"];
    readonly properties: {
        readonly PORT: {
            readonly type: 'integer';
            readonly minimum: 0;
            readonly maximum: 65535;
            readonly default: 3000;
            readonly description: 'a port number from 0 to 65535';
        };
        readonly HOST: {
            readonly type: 'string';
            readonly minLength: 1;
            readonly default: '127.0.0.1';
            readonly description: 'an address to listen on, such as 127.0.0.1 or 0.0.0.0';
        };
        readonly DATA_DIR: {
            readonly type: 'string';
            readonly minLength: 1;
            readonly default: './data';
            readonly description: 'a folder for the database and pictures';
        };
        readonly DATABASE_URL: {
            readonly type: 'string';
            readonly pattern: '^(postgres(ql)?://.+)?$';
            readonly default: '';
            readonly description: 'postgres://user:password@host/database, or empty for the embedded database';
        };
        readonly BASE_URL: {
            readonly type: 'string';
            readonly pattern: '^(https?://[^/?#]+)?$';
            readonly default: '';
            readonly description: 'the origin of the product site, such as https://schools.example.org, without a path';
        };
        readonly MEDIA_URL: {
            readonly type: 'string';
            readonly pattern: '^((file|s3)://.+)?$';
            readonly default: '';
            readonly description: 'file:///path/to/pictures, with three slashes, or s3://bucket/prefix?endpoint=https://…&region=…, or empty for a folder in DATA_DIR';
        };
        readonly MEDIA_QUOTA_MB: {
            readonly type: 'integer';
            readonly minimum: 1;
            readonly maximum: 1048576;
            readonly default: 5120;
            readonly description: 'a number of megabytes from 1 to 1048576, the most that pictures and files of one school may take';
        };
        readonly SOURCE_PATIENCE: {
            readonly type: 'number';
            readonly minimum: 1;
            readonly maximum: 100;
            readonly default: 1;
            readonly description: 'a number from 1 to 100, how many times as long as the theme allows the data of a page may take';
        };
        readonly TRUST_PROXY: {
            readonly type: 'string';
            readonly default: '';
            readonly description: 'the addresses of your proxies, separated by commas, such as 10.0.0.1,10.1.0.0/16';
        };
        readonly CORS_ORIGINS: {
            readonly type: 'string';
            readonly default: '';
            readonly description: 'origins whose pages may read the public API, separated by commas, such as https://app.example.org';
        };
        readonly SMTP_URL: {
            readonly type: 'string';
            readonly pattern: '^(smtps?://.+)?$';
            readonly default: '';
            readonly description: 'smtp://user:password@host:port, or empty to have mails written to DATA_DIR/outbox';
        };
        readonly MAIL_FROM: {
            readonly type: 'string';
            readonly default: '';
            readonly description: 'an address that mails come from, such as office@example.org or Schoolyard <office@example.org>';
        };
        readonly LOG_LEVEL: {
            readonly enum: readonly ["fatal", "error", "warn", "info", "debug", "trace", "silent"];
            readonly default: 'info';
            readonly description: 'one of fatal, error, warn, info, debug, trace, silent';
        };
        readonly SECRET: {
            readonly type: 'string';
            readonly pattern: '^(.{32,})?$';
            readonly default: '';
            readonly description: 'at least 32 characters, or empty to have one made and kept in DATA_DIR';
        };
        readonly NOW: {
            readonly type: 'string';
            readonly pattern: '^(\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}(:\\d{2}(\\.\\d+)?)?(Z|[+-]\\d{2}:\\d{2}))?$';
            readonly default: '';
            readonly description: 'an ISO date and time with a zone; only with NODE_ENV=test';
        };
    };
};
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
    /** Where pictures and files are kept. */
    readonly media: MediaPlace;
    /** What pictures and files of one school may take in all, in bytes. */
    readonly mediaQuota: number;
    /** How many times as long as the theme allows the sources of a page may take. */
    readonly sourcePatience: number;
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
export declare class ConfigError extends Error {
    readonly faults: readonly string[];
    constructor(faults: readonly string[]);
}
/** Reads and checks the environment. Throws ConfigError with all that is wrong. Makes DATA_DIR and the secret. */
export declare const readConfig: (env: Readonly<Record<string, string | undefined>>) => Config;
export {};
