import type { SectionEnv } from '#engine/section.ts';
import type { Bindings } from './schema.ts';
interface Props {
    readonly env: SectionEnv;
    readonly school: Bindings['school'];
    readonly trackHref: string;
    readonly reference: string | undefined;
}
/** What a family sees and may print once its enquiry has arrived. */
export declare function Receipt({ env, school, trackHref, reference }: Props): import("react").JSX.Element;
export {};
