import type { Call } from './define.ts';
/** Signing in and out, users, API tokens and the audit log. */
export declare const accountCalls: readonly Call[];
