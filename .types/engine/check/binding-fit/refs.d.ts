import type { RefScope } from '../../refs/resolve-ref.ts';
/** The refs of a template that may stand in a binding: every fact, every answer and each of an answer's fields. */
export declare const refsOf: (scope: RefScope) => readonly string[];
