import type { CallContext } from '#server/http/calls/handle.ts';
/** Throws `NO_ACCESS` unless a person signed in as an admin calls: programs are not handed whole lives. */
export declare const requireAdmin: ({ actor }: Pick<CallContext, 'actor'>) => void;
