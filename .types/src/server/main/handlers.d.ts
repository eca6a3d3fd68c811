import type { ListedCommand } from '#server/http/calls/command.ts';
import type { Handler } from '#server/http/calls/handle.ts';
/** What each call of `schemas/api` does; a test keeps the two lists equal. */
export declare const handlers: readonly Handler[];
/** What each command of `schemas/commands` does. */
export declare const commandHandlers: readonly ListedCommand[];
