import type { SectionEnv } from '#engine/section.ts';
import type { Bindings } from './schema.ts';
interface Props {
    readonly env: SectionEnv;
    readonly school: Bindings['school'];
    readonly trackHref: string;
}
/** What happens once the form is sent, and two other ways. */
export declare function Aside({ env, school: { phone }, trackHref }: Props): import("react").JSX.Element;
export {};
