import type { PanelFacts } from '#preview/shared/protocol.ts';
import type { FramedPage } from './use-page.ts';
interface Props {
    readonly facts: PanelFacts;
    readonly go: FramedPage['go'];
}
/** Whose site, and who looks at it. A state says both. */
export declare function VisitorChoice({ facts, go }: Props): import("react").JSX.Element;
export {};
