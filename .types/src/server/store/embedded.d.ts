import type { Logger } from 'pino';
import type { Backend } from './backend.ts';
interface EmbeddedOptions {
    dataDir: string;
    log: Logger;
    waitForConnectionMs: number;
    onSnapshotEveryMs?: number | undefined;
}
/** Opens PGlite in `DATA_DIR/database` behind its four guards: lock, real fsync, worker thread, scheduled snapshots. */
export declare function openEmbedded(options: EmbeddedOptions): Promise<Backend>;
export {};
