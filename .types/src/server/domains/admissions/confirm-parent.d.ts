import type { WriteContext } from '#server/store/audit.ts';
import { type EnquiryRow, type UserRow } from '#server/store/schema.ts';
import type { StoreContext } from '#server/store/store.ts';
/** The account of a parent, and what is to be told of it. */
interface ParentAccount {
    readonly user: UserRow | undefined;
    /** The secret of an invitation, for a mail to the account's own address. */
    readonly invitation: string | undefined;
    readonly warnings: readonly string[];
}
/** The account that a parent of an enquiry has already, by email or mobile. */
export declare const findParent: ({ db }: StoreContext, row: EnquiryRow) => Promise<UserRow | undefined>;
interface Joining {
    readonly row: EnquiryRow;
    readonly studentId: number;
    readonly now: Date;
}
/** Puts a student to the account of the parent; one who has none gets one without a password, and an invitation. */
export declare const inviteParent: (transaction: WriteContext, { row, studentId, now }: Joining) => Promise<ParentAccount>;
export {};
