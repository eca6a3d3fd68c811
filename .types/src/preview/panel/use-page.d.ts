import { type RefObject } from 'react';
import type { PageState, PanelFacts } from '#preview/shared/protocol.ts';
export interface FramedPage {
    readonly frame: RefObject<HTMLIFrameElement | null>;
    readonly url: URL;
    /** Undefined until the first page has said what it is. */
    readonly state: PageState | undefined;
    /**
     * Goes to the page's address as it is changed. `expected` is what the page will say of itself: controls show it until
     * then. Scrolls back to where it was, where the path stays.
     */
    go(change: (url: URL) => void, expected: Partial<PanelFacts>): void;
    /** For the frame. */
    onLoad(): void;
}
/** The page in the frame: what it says of itself, and where it is. It is the page that has the last word on its address. */
export declare const usePage: (initial: URL, onToggle: () => void) => FramedPage;
