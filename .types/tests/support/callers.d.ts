import type { PermissionSet } from '#schemas/access/matrix.ts';
import { type OwnClass, type UserRole } from '#server/store/schema.ts';
import type { TestApp } from './server.ts';
/** An answer with its JSON read. */
export interface CallResult {
    readonly status: number;
    readonly headers: Readonly<Record<string, string | string[] | undefined>>;
    readonly json: ReturnType<typeof JSON.parse>;
    readonly text: string;
}
/** A file of a multipart body. */
export interface SentFile {
    readonly field: string;
    readonly name: string;
    readonly type: string;
    readonly data: Buffer;
}
export interface CallOptions {
    readonly query?: Readonly<Record<string, string | number | boolean>>;
    /** Sent as JSON. */
    readonly body?: unknown;
    /** Sent as multipart, with `files`; a list is sent as several fields. */
    readonly form?: Readonly<Record<string, string | number | boolean | readonly string[]>>;
    readonly files?: readonly SentFile[];
    /** Sent as a browser sends a form without script. */
    readonly plainForm?: Readonly<Record<string, string>>;
    readonly headers?: Readonly<Record<string, string>>;
}
/** Someone who calls the API of a host. */
export interface Caller {
    readonly userId: number;
    readonly schoolId: number;
    readonly host: string;
    readonly headers: Readonly<Record<string, string>>;
    get(path: string, query?: CallOptions['query']): Promise<CallResult>;
    post(path: string, body: unknown): Promise<CallResult>;
    call(method: string, path: string, options?: CallOptions): Promise<CallResult>;
}
export interface SignInOptions {
    readonly school?: 'greenfield' | 'riverside' | 'platform';
    readonly role?: UserRole;
    readonly permissionSets?: readonly PermissionSet[];
    readonly classes?: readonly OwnClass[];
    /** The student that an account stands for, or a parent's children. */
    readonly studentIds?: readonly number[];
    readonly name?: string;
    readonly email?: string;
}
/** Someone without a session, on a host such as `greenfield.localhost`. */
export declare const visitorOf: (app: Pick<TestApp, 'port'>, host: string, headers?: Caller['headers']) => Caller;
/** Makes a user of a school with a session, as a sign-in would, and calls as them. */
export declare const signIn: (app: TestApp, options?: SignInOptions) => Promise<Caller>;
