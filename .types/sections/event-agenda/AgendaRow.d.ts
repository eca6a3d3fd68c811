import type { SectionEnv } from '#engine/section.ts';
import type { Bindings } from './schema.ts';
interface Props {
    readonly event: Bindings['items'][number];
    /** The next one stands large. */
    readonly lead?: boolean;
    readonly env: SectionEnv;
}
export declare function AgendaRow({ event, lead, env }: Props): import("react").JSX.Element;
export {};
