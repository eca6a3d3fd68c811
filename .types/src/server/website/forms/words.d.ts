import { type Words } from '../words/words.ts';
declare const english: {
    error: 'Error: ';
    help: 'Need help? Ask the office.';
    check: string;
    unsaved: string;
    again: string;
    login: string;
    enquiry: string;
    next: string;
    none: string;
    needed: string;
    kinds: string;
    send: string;
    thanks: string;
    has: string;
    more: string;
};
/** What the pages of forms say in one language. */
export interface FormWords extends Words<keyof typeof english> {
    /** A string that the section with the family's form says too. */
    ofTracking(key: string): string | undefined;
}
/** The words of a language, or the English ones where there are none. */
export declare const formWords: (wanted: string) => FormWords;
export {};
