import { type ChildProcess } from 'node:child_process';
import { type Engine, type Loaders } from '#engine/index.ts';
import type { SectionManifest } from '#engine/section.ts';
import { type MediaStorage } from '#server/files/storage/storage.ts';
import type { Timeouts } from '#server/http/server/timeouts.ts';
import { type App } from '#server/main/create-app.ts';
import type { Store } from '#server/store/store.ts';
import { type LogLines } from './log-lines.ts';
import { type Answer, type Ask } from './request.ts';
/** The built command line. */
export declare const builtCli: string;
/** What a program of ours gets to see of this process's environment: nothing that would change what it does. */
export declare const cleanEnv: (env: Readonly<Record<string, string>>) => NodeJS.ProcessEnv;
export interface RunningServer {
    readonly child: ChildProcess;
    readonly port: number;
    /** Everything printed that is no log line. */
    readonly printed: readonly string[];
    readonly log: LogLines;
    readonly exited: Promise<number | null>;
    get(path: string, options?: Ask): Promise<Answer>;
    /** SIGTERM; resolves with the exit code. */
    stop(): Promise<number | null>;
}
/** Starts the built server on a free port and waits until it has printed its addresses. */
export declare const startServer: (env: Readonly<Record<string, string>> & {
    DATA_DIR: string;
}) => Promise<RunningServer>;
export interface TestApp {
    readonly store: Store;
    readonly storage: MediaStorage;
    readonly engine: Engine;
    readonly dataDir: string;
    readonly secret: string;
    /** Every route that is served, pages aside. */
    readonly routes: App['routes'];
    readonly port: number;
    readonly log: LogLines;
    /** Empty: the embedded database. */
    readonly databaseUrl: string;
    /** What the server takes for the time; tests move it. */
    readonly clock: {
        now: number;
    };
    /** The import folder of a seeded school. */
    folder(slug: 'greenfield' | 'riverside'): string;
    get(path: string, options?: Ask): Promise<Answer>;
    stop(): Promise<void>;
}
export interface TestAppOptions {
    /** Section types beside the product's. */
    readonly sections?: readonly SectionManifest[];
    /** Stands between the engine and the loaders of a page. */
    readonly withLoaders?: (loaders: Loaders) => Loaders;
    readonly baseUrl?: string;
    readonly trustProxy?: readonly string[];
    readonly corsOrigins?: readonly string[];
    readonly quota?: {
        readonly perSchool: number;
        readonly total: number;
    };
    /** In bytes. */
    readonly mediaQuota?: number;
    readonly timeouts?: Timeouts;
    /** PostgreSQL in place of the embedded database. */
    readonly database?: 'embedded' | 'postgres';
    /** A PostgreSQL database that the caller removes, such as another node's; it is seeded where it is empty. */
    readonly databaseUrl?: string;
    /** Sources that keep the theme's deadline; the others may take as long as a busy machine needs. */
    readonly hasty?: readonly string[];
}
/** What the servers of tests seal with. */
export declare const testSecret = "a secret of thirty-two characters";
/** The whole server in this process over a copy of the seeded data: real store, engine and files, a clock of its own. */
export declare const startApp: (options?: TestAppOptions) => Promise<TestApp>;
