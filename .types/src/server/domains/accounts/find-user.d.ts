import { type UserRow } from '#server/store/schema.ts';
import type { StoreContext } from '#server/store/store.ts';
/**
 * The user of a school by email, mobile or admission number, whose row no other transaction changes until this one ends.
 * A number that is both someone's mobile and another's admission number is the mobile.
 */
export declare const lockUserByLogin: ({ db }: StoreContext, login: string) => Promise<UserRow | undefined>;
/** A user by id, locked in the same way. */
export declare const lockUser: ({ db }: StoreContext, id: number) => Promise<UserRow | undefined>;
