import type { SectionEnv } from '#engine/section.ts';
import type { Bindings } from './schema.ts';
interface Props {
    readonly env: SectionEnv;
    readonly list: Bindings['list'];
}
/** Links to the pages before and after this one, with the words that were searched for. */
export declare function Pages({ env, list }: Props): import("react").JSX.Element | null;
export {};
