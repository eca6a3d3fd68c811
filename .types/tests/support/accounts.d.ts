import { type NewUserRow } from '#server/store/schema.ts';
import { type Caller, type CallResult } from './callers.ts';
import type { TestApp } from './server.ts';
/** The password of accounts made here, unless one is given. */
export declare const goodPassword = "mango tree by the gate";
interface NewAccount extends Partial<Omit<NewUserRow, 'schoolId' | 'id' | 'passwordHash'>> {
    readonly school?: 'greenfield' | 'riverside' | 'platform';
    readonly password?: string;
}
export interface TestAccount {
    readonly id: number;
    readonly schoolId: number;
}
/** A user of a school with a password, as the sign-in finds it. */
export declare const addAccount: (app: TestApp, options: NewAccount) => Promise<TestAccount>;
/** Changes a user's row behind the server's back. */
export declare const setAccount: (app: TestApp, { id, schoolId }: TestAccount, values: Partial<NewUserRow>) => Promise<unknown>;
/** The cookies that an answer sets, by name, each with its value and attributes. */
export declare const cookiesOf: ({ headers }: Pick<CallResult, 'headers'>) => ReadonlyMap<string, CookieSet>;
export interface CookieSet {
    readonly value: string;
    readonly attributes: readonly string[];
}
/** Someone with the session that an answer has begun. */
export declare const sessionOf: (app: TestApp, answer: Pick<CallResult, 'headers'>, host?: string) => Caller;
/** Signs in over the API. */
export declare const logIn: (app: TestApp, login: string, more?: object, host?: string) => Promise<CallResult>;
export {};
