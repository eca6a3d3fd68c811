import { type PageState } from '#preview/shared/protocol.ts';
/** Tells the panel, where there is one around this page, what the page is made of. */
export declare const notifyPanel: (state: PageState) => void;
/** The panel's key works inside of the page, too; without a panel it opens the page with one. */
export declare const listenForPanelKey: () => void;
/** Links lead to pages with the same choices; those to other sites leave the panel where it is. */
export declare const keepChoicesInLinks: () => void;
