import type { Scope } from '#schemas/access/matrix.ts';
import type { CallContext } from '#server/http/calls/handle.ts';
type Caller = Pick<CallContext, 'actor'>;
/** The classes a scope reaches: undefined for all of them, a class teacher's own otherwise. */
export declare const classesIn: ({ actor }: Caller, scope: Scope | undefined) => readonly number[] | undefined;
/** Throws `NO_ACCESS` unless the caller may write the syllabuses of a class. */
export declare const requireOwnClass: (context: CallContext, classId: number) => void;
export {};
