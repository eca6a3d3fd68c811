import { accountPages } from '#server/http/account-paths.ts';
import type { AccountPage } from './page.ts';
import type { AccountWords } from './words.ts';
/** The kinds of pages that an account has. */
export type AccountPageName = keyof typeof accountPages;
interface AccountPageRequest {
    readonly words: AccountWords;
    /** The site's first page in the language of the words. */
    readonly home: string;
    readonly page: AccountPageName;
    /** Decoded, and not to be trusted. */
    readonly query: Readonly<Record<string, string | undefined>>;
    /** The product's own host, where it is that and no school's. */
    readonly platformHost: string | undefined;
    /** Who is signed in on this host; `status` is the user-status flag. */
    readonly user: {
        readonly name: string;
        readonly status: number;
    } | undefined;
}
/** What an account's page says to who asks for it. */
export declare const chooseAccountPage: (request: AccountPageRequest) => AccountPage;
export {};
