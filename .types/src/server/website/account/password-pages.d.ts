import { type ErrorWord } from './messages.ts';
import type { AccountPage } from './page.ts';
import type { AccountWords } from './words.ts';
interface Forgot {
    readonly words: AccountWords;
    readonly sent: boolean;
    readonly error: ErrorWord | undefined;
    /** The page of signing in. */
    readonly login: string;
}
/** Asking for a link to choose another password, or the word that it was asked for. */
export declare const forgotPage: ({ words, sent, error, login }: Forgot) => AccountPage;
interface WhichSchool {
    readonly words: AccountWords;
    readonly error: ErrorWord | undefined;
    readonly host: string;
}
/** On the product's host: which school it is whose password was forgotten. */
export declare const whichSchoolPage: ({ words, error, host }: WhichSchool) => AccountPage;
interface Chosen {
    readonly words: AccountWords;
    readonly token: string | undefined;
    readonly error: ErrorWord | undefined;
}
/** Choosing another password by the link of a mail. */
export declare const resetPage: (chosen: Chosen) => AccountPage;
/** Taking up an invitation with a password. */
export declare const invitationPage: (chosen: Chosen) => AccountPage;
/** Confirming an email; opening the link alone does nothing, since mail programs open links too. */
export declare const verifyPage: ({ words, token }: Omit<Chosen, 'error'>) => AccountPage;
export {};
