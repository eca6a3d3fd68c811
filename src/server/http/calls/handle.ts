import type { FastifyBaseLogger } from 'fastify';
import type { CompiledTheme, Engine, Loaders } from '#engine/index.ts';
import type { AccessLevel, Area, Scope } from '#schemas/access/matrix.ts';
import type { AnswerOf, PartOf } from '#schemas/api/contract-types.ts';
import type { Call } from '#schemas/api/define.ts';
import type { Command } from '#schemas/commands/define.ts';
import type { SiteRecord } from '#schemas/theme/site-record.ts';
import type { Totals } from '#server/core/cache/totals.ts';
import type { BackgroundTasks } from '#server/core/concurrency/background-tasks.ts';
import type { Passwords } from '#server/core/crypto/passwords.ts';
import type { Sealer } from '#server/core/crypto/sealer.ts';
import type { DomainNames } from '#server/core/dns/domain-names.ts';
import type { Limiter } from '#server/core/limits/limiter.ts';
import type { QueuedMail } from '#server/core/mail/queued-mail.ts';
import type { OfficeEventsHub } from '#server/core/office-events/office-events.ts';
import type { EncodeCache } from '#server/files/pictures/encode-cache.ts';
import type { MediaStorage } from '#server/files/storage/storage.ts';
import type { UploadedFile } from '#server/files/uploads/uploaded-file.ts';
import type { WriteContext } from '#server/store/audit.ts';
import type { BeforeShown } from '#server/store/content/before-shown.ts';
import type { FoundSchool } from '#server/store/global.ts';
import type { SchoolOptions, Store, StoreContext } from '#server/store/store.ts';
import type { ReadOptions } from '#server/tenancy/content-reader.ts';
import type { SchoolSite } from '#server/tenancy/school-sites.ts';
import type { Actor } from '../access/actor.ts';
import type { CommandContext, CommandHandler, CommandParams } from './command.ts';

/** What every handler may use besides the database. */
export interface Services {
  readonly store: Store;
  readonly engine: Engine;
  readonly storage: MediaStorage;
  /** What pictures and files of one school may take in all, in bytes. */
  readonly mediaQuota: number;
  readonly sealer: Sealer;
  /** Whether links to private files lead nowhere: for who is in a school for support. */
  readonly withholdsFiles?: true;
  /** Called when the transaction has committed. A failure of `send` is logged, never thrown. */
  readonly mail: QueuedMail;
  readonly passwords: Passwords;
  /** What the world's name servers say of domains. */
  readonly domainNames: DomainNames;
  /** What an answer is not to wait for. */
  readonly tasks: BackgroundTasks;
  /** Counts what may be done only so often; `tooMany` is the error. */
  readonly limiter: Limiter;
  /** How many rows lists have in all, remembered. */
  readonly totals: Totals;
  readonly encodeCache: EncodeCache;
  readonly officeEvents: Pick<OfficeEventsHub, 'open' | 'move'>;
  readonly now: () => number;
  /** The product's own origin. */
  readonly baseUrl: () => URL;
  /** The origin that a school is served under, from what is stored of it and never from a request. */
  readonly originOf: (school: Pick<FoundSchool, 'slug' | 'primaryDomain' | 'schoolId'>) => string;
  /** What is known of a school, independent of its theme. */
  readonly siteOf: (school: FoundSchool) => Promise<SchoolSite>;
  /** The loaders of every source of a school's website, at this time; for a page, in its language. */
  readonly loadersOf: (school: FoundSchool, options?: ReadOptions) => Promise<Loaders>;
  /** Settles what hangs on a document of a school before visitors see it. */
  readonly beforeShown: BeforeShown;
  /** The version of a theme that a record is shown in; undefined if none can be. Not within a transaction. */
  readonly themeOf: (record: Pick<SiteRecord, 'themeId' | 'version'>) => Promise<CompiledTheme | undefined>;
}

/** One checked request: the caller, the school, the scope. */
export interface CallContext {
  readonly school: FoundSchool;
  readonly actor: Actor;
  /** How far the actor's right to this call reaches; `all` for public calls. */
  readonly scope: Scope;
  readonly services: Services;
  readonly requestId: string;
  /** The visitor's address, as far as the proxies are trusted. */
  readonly address: string;
  /** The server's log, whose lines name the request. */
  readonly log: Pick<FastifyBaseLogger, 'info' | 'error'>;
  readonly header: (name: string) => string | undefined;
  readonly cookie: (name: string) => string | undefined;
  readonly now: () => Date;
  /** How far the actor has a level in another area; undefined if not at all. */
  scopeOf(area: Area, level: AccessLevel): Scope | undefined;
  /** Whether the caller is still who they were, with the same rights: for what goes on after the answer has begun. */
  holds(): Promise<boolean>;
  /** A transaction of the school that changes nothing. */
  read<T>(work: (context: StoreContext) => Promise<T>, options?: SchoolOptions): Promise<T>;
  /** A transaction of the school. */
  write<T>(work: (context: WriteContext) => Promise<T>): Promise<T>;
}

export interface Cookie {
  readonly name: string;
  readonly value: string;
  /** Seconds; 0 removes it. Without it the cookie goes with the browser's session. */
  readonly maxAge?: number;
  /** Whether scripts may read it. */
  readonly readable?: boolean;
}

/** What goes with the body of an answer. */
interface AnswerExtras {
  readonly headers?: Readonly<Record<string, string>>;
  readonly cookies?: readonly Cookie[];
}

type AnswerBytes = Uint8Array | NodeJS.ReadableStream;

/** What a handler answers; `AnswerOf` says what a call's own handler may. */
export interface Answer extends AnswerExtras {
  readonly status: number;
  readonly body?: unknown;
  /** Bytes of an answer that is not JSON. */
  readonly bytes?: AnswerBytes | undefined;
}

/** What was checked of a request. */
export interface CallInput {
  readonly params: unknown;
  readonly query: unknown;
  readonly body: unknown;
  readonly files: readonly UploadedFile[];
}

/** What one call does. The registrar has checked the input. */
export interface CallHandler {
  readonly contract: Call;
  run(input: CallInput, context: CallContext): Promise<Answer>;
}

/** What a contract's door leads to: the API of HTTP, or the command line. */
export type Handler = CallHandler | CommandHandler;

export const isCallHandler = (handler: Handler): handler is CallHandler => handler.contract.door === 'http';

export const isCommandHandler = (handler: Handler): handler is CommandHandler => handler.contract.door === 'command';

/** A call's input, in the types of its schemas. */
export interface InputOf<C> {
  readonly params: PartOf<C, 'params'>;
  readonly query: PartOf<C, 'query'>;
  readonly body: PartOf<C, 'body'>;
  readonly files: readonly UploadedFile[];
}

/** Says what a call or a command does. Input, parameters and answers have the types of the contract's schemas. */
export function handle<C extends Call>(
  call: C,
  run: (input: InputOf<C>, context: CallContext) => Promise<AnswerOf<C, AnswerBytes> & AnswerExtras>,
): CallHandler;
export function handle<C extends Command, Result>(
  command: C,
  run: (params: CommandParams<C>, context: CommandContext) => Promise<Result>,
): CommandHandler<C, Result>;
// Each door checks what comes in by the very schemas that its type is made from.
export function handle(contract: Call | Command, run: unknown): unknown {
  return { contract, run };
}

export const ok = <Body>(body: Body) => ({ status: 200, body }) as const;

export const created = <Body>(body: Body) => ({ status: 201, body }) as const;

/** A page of a list: a bare array, with the number of all rows in `X-Total-Count`. */
export const listOf = <Row>(rows: readonly Row[], total: number) =>
  ({ status: 200, body: rows, headers: { 'x-total-count': String(total) } }) as const;

export const nothing = { status: 204 } as const;
