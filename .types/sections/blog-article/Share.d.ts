import type { SectionEnv } from '#engine/section.ts';
interface Props {
    readonly env: SectionEnv;
    readonly title: string;
    /** The article's whole address. */
    readonly url: string;
}
/** Plain links that share an article; a small script adds the one that copies its address. */
export declare function Share({ env, title, url }: Props): import("react").JSX.Element;
export {};
