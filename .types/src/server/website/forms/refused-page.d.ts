import type { AppError } from '#server/core/errors/app-error.ts';
import type { AccountPage } from '../account/page.ts';
import type { FormWords } from './words.ts';
interface Refused {
    /** The id of the call. */
    readonly call: string;
    readonly error: Pick<AppError, 'status' | 'message' | 'errors'>;
    /** The page with the form, and the words that lead there. */
    readonly back: {
        readonly href: string;
        readonly label: string;
    };
    readonly words: FormWords;
}
/** What a browser without script is shown where a form was refused. Its own way back keeps what was written. */
export declare const refusedPage: ({ call, error, back, words }: Refused) => AccountPage;
export {};
