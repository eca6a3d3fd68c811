import fc from 'fast-check';
import { type Json } from './json-tree.ts';
/** Changes a text; the same change makes the same text. */
export type TextChange = (text: string) => string;
/** One to three changes of single characters and chunks. */
export declare const textChanges: fc.Arbitrary<TextChange>;
/** Changes a document. */
export type DocumentChange = (document: Json) => Json;
/** One to three changes of keys and values. */
export declare const documentChanges: fc.Arbitrary<DocumentChange>;
