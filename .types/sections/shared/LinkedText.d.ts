import type { SectionEnv } from '#engine/section.ts';
interface Props {
    readonly env: SectionEnv;
    /** The key of a string with `{link}` in it. */
    readonly text: string;
    /** The key of the link's own words. */
    readonly link: string;
    readonly href: string;
}
/** A string of the section's own with a link where its language wants it. */
export declare function LinkedText({ env, text, link, href }: Props): import("react").JSX.Element;
export {};
