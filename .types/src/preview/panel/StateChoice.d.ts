import { type PanelFacts } from '#preview/shared/protocol.ts';
import type { FramedPage } from './use-page.ts';
interface Props {
    readonly facts: PanelFacts;
    readonly url: URL;
    readonly revision: string;
    readonly go: FramedPage['go'];
}
/** A state of `theme test` in place of all other choices. The list is made when it is asked for. */
export declare function StateChoice({ facts: { template, state }, url, revision, go }: Props): import("react").JSX.Element;
export {};
