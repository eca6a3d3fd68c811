import { type PageState } from '#preview/shared/protocol.ts';
/** What stands under the findings where no page could be made yet. */
export declare const blankPage: string;
/** A page with its state and the preview's script at the end of its head. */
export declare const withState: (html: string, state: PageState) => string;
