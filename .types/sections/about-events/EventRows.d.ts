import type { SectionEnv } from '#engine/section.ts';
import type { EventItem } from './schema.ts';
interface Props {
    readonly events: readonly EventItem[];
    readonly heading: string | undefined;
    readonly label: string | undefined;
    readonly href: string | undefined;
    readonly env: SectionEnv;
}
export declare function EventRows({ events, heading, label, href, env }: Props): import("react").JSX.Element;
export {};
