import type { RefObject } from 'react';
import type { SectionFacts } from '#preview/shared/protocol.ts';
interface Props {
    readonly sections: readonly SectionFacts[];
    readonly frame: RefObject<HTMLIFrameElement | null>;
}
/** Every section of the page, shown or hidden, with the reason. */
export declare function SectionList({ sections, frame }: Props): import("react").JSX.Element;
export {};
