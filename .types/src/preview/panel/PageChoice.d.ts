import type { PanelFacts } from '#preview/shared/protocol.ts';
import type { FramedPage } from './use-page.ts';
interface Props {
    readonly facts: PanelFacts;
    readonly go: FramedPage['go'];
}
/** Which page of the theme, in which language. */
export declare function PageChoice({ facts, go }: Props): import("react").JSX.Element;
export {};
