import type { PanelFacts } from '#preview/shared/protocol.ts';
import type { FramedPage } from './use-page.ts';
interface Props {
    readonly facts: PanelFacts;
    readonly go: FramedPage['go'];
}
/** How each source of the page answers. */
export declare function SourceChoice({ facts: { sources, state }, go }: Props): import("react").JSX.Element | null;
export {};
