import { type UserRow } from '#server/store/schema.ts';
import type { Db } from '#server/store/store.ts';
/** What an admin says of an account. */
export type UserFields = Pick<UserRow, 'name' | 'role' | 'permissionSets' | 'classes' | 'email' | 'mobile'> & {
    readonly studentIds: readonly number[];
};
/** Email and mobile in the form that they are stored and looked up in; null where there is none. */
export declare const storedContacts: ({ email, mobile }: {
    email?: string | null;
    mobile?: string | null;
}) => {
    email: string | null;
    mobile: string | null;
};
/** Throws `NOT_VALID` where the parts of an account do not go together. */
export declare const requireWhole: ({ role, permissionSets, classes, email, mobile, studentIds }: UserFields) => void;
interface Owned {
    /** The account itself, where it is there already. */
    readonly id: number | undefined;
    readonly fields: UserFields;
}
/** Throws `NOT_VALID` for a student that is not there, `DUPLICATE` for an email, mobile or student that has an account. */
export declare const requireFree: (db: Db, { id, fields }: Owned) => Promise<void>;
/** Runs a write of an account; what another transaction took in the meantime is a `DUPLICATE` too. */
export declare const tellingDuplicates: <T>({ email, mobile }: Pick<UserFields, 'email' | 'mobile'>, work: () => Promise<T>) => Promise<T>;
export {};
