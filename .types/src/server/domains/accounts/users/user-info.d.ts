import type { UserInfo } from '#schemas/api/users.ts';
import { type UserRow } from '#server/store/schema.ts';
import type { Db } from '#server/store/store.ts';
/** Users as the calls show them, with the students they stand for. */
export declare const userInfos: (db: Db, rows: readonly UserRow[]) => Promise<UserInfo[]>;
/** A user as the calls and the audit log show it: nothing of the password. */
export declare const infoOf: (row: UserRow, studentIds: readonly number[]) => UserInfo;
