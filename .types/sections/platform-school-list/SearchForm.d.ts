import type { SectionEnv } from '#engine/section.ts';
interface Props {
    readonly env: SectionEnv;
    readonly keyword: string;
    readonly city: string;
}
/** The search as a plain form: its answer is this page with the words in its address. */
export declare function SearchForm({ env, keyword, city }: Props): import("react").JSX.Element;
export {};
