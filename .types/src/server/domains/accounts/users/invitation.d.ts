import type { CallContext } from '#server/http/calls/handle.ts';
import type { UserRow } from '#server/store/schema.ts';
import type { StoreContext } from '#server/store/store.ts';
/** How long an invitation holds. */
export declare const invitationHours: number;
/** Makes the secret of an invitation; one that was made before ends. */
export declare const issueInvitation: (transaction: StoreContext, { schoolId, id: userId }: Pick<UserRow, 'schoolId' | 'id'>, now: Date) => Promise<string>;
/**
 * Mails an invitation, after the commit. Returns null, or where the user has no email the link, for whoever invites to
 * pass on.
 */
export declare const sendInvitation: ({ services, school }: CallContext, { name, email }: Pick<UserRow, 'name' | 'email'>, secret: string) => string | null;
