import type { AccountWords } from './words.ts';
declare const errorWords: readonly ['wrong', 'wait', 'locked', 'link', 'password', 'school'];
/** The words with which a call sends a form back to its page; texts of an address are never shown. */
export type ErrorWord = (typeof errorWords)[number];
/** The word that stands for an error in a query; undefined for anything else that stands there. */
export declare const errorWord: (word: string | undefined) => ErrorWord | undefined;
/** What a page says of an error, where there is one. */
export declare const errorText: (word: ErrorWord | undefined, words: AccountWords) => string | undefined;
/** What a page says of something that has succeeded, by the name that a query gives it. */
export declare const noticeText: (query: Readonly<Record<string, string | undefined>>, words: AccountWords) => string | undefined;
export {};
