import type { Logger } from 'pino';
import { type CommandContext } from '#server/http/calls/command.ts';
export interface Control {
    /** Takes no more operations, and cuts off those that do not end within a second. */
    close(): Promise<void>;
}
/**
 * A socket in DATA_DIR, for its owner only, through which the command line uses the running server's database.
 * Errors: `OperationError` where another server answers there already, or no socket can be made.
 */
export declare const startControl: (context: Omit<CommandContext, 'progress'>, log: Logger) => Promise<Control>;
