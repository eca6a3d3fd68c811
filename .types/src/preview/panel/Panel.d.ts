import { type RefObject } from 'react';
import type { FramedPage } from './use-page.ts';
import type { View } from './view.ts';
interface Props {
    readonly page: FramedPage;
    readonly view: View;
    readonly frameWidth: number;
    /** What of the window's own address means nothing. */
    readonly problems: readonly string[];
    readonly setView: (change: Partial<View>) => void;
    readonly onHide: () => void;
    readonly hideButton: RefObject<HTMLButtonElement | null>;
}
/** Everything that can be chosen of a preview, and what became of the page. */
export declare function Panel({ page, view, frameWidth, problems, setView, onHide, hideButton }: Props): import("react").JSX.Element;
export {};
