/** The exclusive right to open `DATA_DIR/database`: two PGlite processes on it lose rows without any error. */
export interface DatabaseLock {
    release(): void;
}
/**
 * Takes `DATA_DIR/database.lock`. A lock whose process is gone is taken over.
 * Errors: `DATABASE_IN_USE` while another process, or another store of this one, holds it.
 * @param onLost called once if another process ever takes the lock from this one: stop writing at once.
 */
export declare function acquireLock(dataDir: string, onLost: () => void): Promise<DatabaseLock>;
