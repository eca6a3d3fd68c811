import { type View } from './view.ts';
interface Props {
    readonly width: View['width'];
    /** What the frame really has. */
    readonly frameWidth: number;
    readonly onChoose: (width: View['width']) => void;
}
/** How wide the page's own viewport is. */
export declare function WidthChoice({ width, frameWidth, onChoose }: Props): import("react").JSX.Element;
export {};
