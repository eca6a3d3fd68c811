import type { Finding } from '#preview/shared/protocol.ts';
interface Props {
    readonly findings: readonly Finding[];
    /** What of the window's own address means nothing. */
    readonly problems: readonly string[];
}
/** Everything that is wrong; errors also stand over the page, with the lines around them. */
export declare function FindingList({ findings, problems }: Props): import("react").JSX.Element;
export {};
