import type { PartOf, Sendable } from '#schemas/api/contract-types.ts';
import type { Command } from '#schemas/commands/define.ts';
import type { MediaStorage } from '#server/files/storage/storage.ts';
import type { Store } from '#server/store/store.ts';
export type Progress = (done: number, total: number, label: string) => void;
/** What a command works with, in the server or beside it. */
export interface CommandContext {
    readonly store: Store;
    readonly storage: MediaStorage;
    readonly dataDir: string;
    /** What sealed columns and signed links are made with. */
    readonly secret: string;
    /** What pictures and files of one school may take in all, in bytes; 5 GB unless given. */
    readonly mediaQuota?: number;
    readonly progress: Progress;
}
/** The parameters of a command, in the types of its schema. */
export type ParamsOf<C> = Sendable<PartOf<C, 'params'>>;
/** What one command does. Parameters and result survive JSON: they may pass the control socket. */
export interface CommandHandler<C extends Command = Command, Result = unknown> {
    readonly command: C;
    run(params: ParamsOf<C>, context: CommandContext): Promise<Result>;
    /** As `run`, with parameters from outside. Errors: `OperationError` for those that are not as the contract has them. */
    runUnchecked(params: unknown, context: CommandContext): Promise<Result>;
}
/** A command among others, whatever its parameters. */
export type ListedCommand = Pick<CommandHandler, 'command' | 'runUnchecked'>;
/** Says what a command does. Its parameters have the types of its schema. */
export declare const handleCommand: <C extends Command, Result>(command: C, run: (params: ParamsOf<C>, context: CommandContext) => Promise<Result>) => CommandHandler<C, Result>;
/** A request that cannot be done as asked: what was wrong, and the cure. Maps to a message, never to a stack. */
export declare class OperationError extends Error {
    readonly hint: string;
    constructor(message: string, hint: string);
}
