import type { AccountWords } from './words.ts';
interface Field {
    readonly name: string;
    readonly label: string;
    /** Whole attributes beside those that every field has, such as `type="password"`. */
    readonly attributes: string;
    /** Text under the label, before anything is typed. */
    readonly hint?: string;
    /** Whether the page's alert is about this field. */
    readonly isWrong?: boolean;
}
/** The id of the text at the top of a page that says what was wrong. */
export declare const alertId = "alert";
/** A field with its visible label, tied to its hint and to what was wrong with it. */
export declare const field: ({ name, label, attributes, hint, isWrong }: Field) => string;
/** A value that a form takes with it; nothing where there is none. */
export declare const hidden: (name: string, value: string | undefined) => string;
interface Form {
    /** The path of the call. */
    readonly action: string;
    readonly button: string;
    /** HTML. */
    readonly content?: string;
    /** Whether the button is the lesser one of its page. */
    readonly isQuiet?: boolean;
}
/** A form that posts to a call, with its one button. */
export declare const form: ({ action, button, content, isQuiet }: Form) => string;
/** A link beside a form, as high as a finger needs. */
export declare const link: (href: string, text: string) => string;
/** What one signs in with. */
export declare const loginField: (label: string, isWrong: boolean) => string;
/** The first part of a school's address, by which the product's own pages find it; `host` is theirs. */
export declare const schoolField: (words: AccountWords, { host, isWrong }: {
    readonly host: string;
    readonly isWrong: boolean;
}) => string;
export {};
