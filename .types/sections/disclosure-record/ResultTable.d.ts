import type { SectionEnv } from '#engine/section.ts';
import type { Disclosure } from '#schemas/sources/disclosure.ts';
interface Props {
    readonly env: SectionEnv;
    /** The string that names the table. */
    readonly title: string;
    readonly results: Disclosure['results_X'];
}
/** How the pupils of one class did in the last years. */
export declare function ResultTable({ env, title, results }: Props): import("react").JSX.Element;
export {};
