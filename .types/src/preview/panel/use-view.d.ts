import { type View } from './view.ts';
/** The window's own choices. Going back in history brings back those of then. */
export declare const useView: () => {
    readonly view: View;
    readonly problems: readonly string[];
    setView(change: Partial<View>): void;
};
/** The page that the window was opened for. */
export declare const firstPage: () => URL;
