import type { SectionEnv } from '#engine/section.ts';
interface Props {
    readonly env: SectionEnv;
    readonly href: string;
    readonly page: number;
    readonly pages: number;
}
/** Links to the page before, to each page, and to the page after. */
export declare function PageLinks({ env, href, page, pages }: Props): import("react").JSX.Element | null;
export {};
