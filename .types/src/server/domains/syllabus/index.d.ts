import type { Handler } from '#server/http/calls/handle.ts';
/** What the calls of syllabuses do. */
export declare const syllabusHandlers: readonly Handler[];
