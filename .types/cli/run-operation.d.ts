import type { Command } from '#schemas/commands/define.ts';
import type { CommandHandler, ParamsOf, Progress } from '#server/http/calls/command.ts';
/** Runs a command in the server that uses this data folder, or on the database itself where none runs. */
export declare const runOperation: <C extends Command, Result>(handler: CommandHandler<C, Result>, params: ParamsOf<C>, progress?: Progress) => Promise<Result>;
