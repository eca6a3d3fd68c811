import type { Site } from '#schemas/theme/site.ts';
import type { commonWords, Words } from '../words/words.ts';
/** What one of the account's pages says, inside the card that all of them share. */
export interface AccountPage {
    readonly title: string;
    readonly intro?: string;
    readonly error?: string | undefined;
    readonly notice?: string | undefined;
    /** HTML. */
    readonly body: string;
}
type CommonWords = Words<keyof typeof commonWords.en>;
interface Surroundings {
    readonly site: Site;
    /** The beginning of the style element, and elements of the head, in the school's own look. */
    readonly documentStyle: {
        readonly style: string;
        readonly head: readonly string[];
    };
    /** The `link` element of the icon. */
    readonly icon: string;
    /** The language that the page is written in, and what every page says. */
    readonly words: CommonWords;
    /** The site's first page in that language. */
    readonly home: string;
}
/** A whole page of the account, with the text of its one style element. */
export declare const renderAccountPage: ({ title, intro, error, notice, body }: AccountPage, { site, documentStyle, icon, words, home }: Surroundings) => {
    readonly html: string;
    readonly style: string;
};
export {};
