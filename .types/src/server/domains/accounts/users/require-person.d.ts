import type { CallContext } from '#server/http/calls/handle.ts';
/** Throws `NO_ACCESS` where a program deals with accounts: whoever it lets in could do more than its scopes. */
export declare const requirePerson: ({ actor }: Pick<CallContext, 'actor'>) => void;
