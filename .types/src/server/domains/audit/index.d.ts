import type { Handler } from '#server/http/calls/handle.ts';
/** What the calls of the audit log do. */
export declare const auditHandlers: readonly Handler[];
