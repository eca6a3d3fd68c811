import type { ListedCommand } from '#server/http/calls/command.ts';
import type { Handler } from '#server/http/calls/handle.ts';
import { createTokenOperation } from './operator-tokens/create.ts';
import { listTokensOperation } from './operator-tokens/list.ts';
import { revokeTokenOperation } from './operator-tokens/revoke.ts';
import { addUserOperation } from './users/add-operation.ts';
export { findActor } from './find-actor.ts';
export { beganHere } from './handover-proof.ts';
export { handoverUrl, mailedLink } from './links.ts';
export { createSessionMemory, type SessionMemory } from './session-memory.ts';
export { endAllSessions, endSessions, removeExpiredSessions } from './session-rows.ts';
export { issueUserToken, removeSpentTokens } from './user-tokens.ts';
export { issueInvitation } from './users/invitation.ts';
/** What the calls of accounts, users and API tokens do. */
export declare const accountHandlers: readonly Handler[];
/** What the command line may ask of this domain. */
export declare const accountCommands: readonly ListedCommand[];
export { addUserOperation, createTokenOperation, listTokensOperation, revokeTokenOperation };
