import { type ErrorWord } from './messages.ts';
import type { AccountPage } from './page.ts';
import type { AccountWords } from './words.ts';
interface SignIn {
    readonly words: AccountWords;
    readonly error: ErrorWord | undefined;
    readonly notice: string | undefined;
    /** Where a sign-in goes on to: a path of this host. */
    readonly next: string | undefined;
}
/** A page of the product's host for its operators, where it has another one for everyone else. */
export declare const asOperator: (page: string) => string;
/** Signing in to a school on its own host. */
export declare const signInPage: ({ words, error, notice, next }: SignIn) => AccountPage;
/** Signing in to a school that is named, on the product's host. */
export declare const platformSignInPage: (options: Omit<SignIn, 'next'> & {
    host: string;
}) => AccountPage;
/** Signing in to the product itself. What fails comes back here by its `next`. */
export declare const operatorSignInPage: ({ words, error, notice }: Omit<SignIn, 'next'>) => AccountPage;
interface SignedIn extends SignIn {
    readonly name: string;
    /** Whether the account is of no use until its password is changed. */
    readonly mustChangePassword: boolean;
    /** The page that mails a link for another one. */
    readonly forgot: string;
    /** The site's first page. */
    readonly home: string;
}
/** What the page of signing in says to someone who is. */
export declare const signedInPage: (options: SignedIn) => AccountPage;
export {};
