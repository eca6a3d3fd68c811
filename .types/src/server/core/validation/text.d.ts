import { type ContentProblem } from './problem.ts';
/** A document with every text in it trimmed and in Unicode NFC, with `\n` as its line break. */
export declare function normaliseTexts(value: unknown): unknown;
/** Texts with a control character or half a surrogate pair, and endless numbers: neither pages nor the database can hold them. */
export declare function findBadTexts(value: unknown, path?: string, field?: string): ContentProblem[];
