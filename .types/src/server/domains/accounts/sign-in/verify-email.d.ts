import type { WriteContext } from '#server/store/audit.ts';
import { type UserRow } from '#server/store/schema.ts';
/** Proves a user's email by the link that was sent to it, which works once. */
export declare const verifyEmailHandler: import("#server/http/calls/handle.ts").Handler;
/** A school whose admin can be reached appears in the directory (decisions.md, API details). */
export declare const onEmailVerified: (transaction: WriteContext, { schoolId, role }: Pick<UserRow, 'schoolId' | 'role'>) => Promise<void>;
