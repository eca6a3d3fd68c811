import type { SectionEnv } from '#engine/section.ts';
import type { EventDate } from './schema.ts';
interface Props {
    readonly dates: readonly EventDate[];
    readonly label: string | undefined;
    readonly href: string | undefined;
    readonly env: SectionEnv;
}
/** The next dates in a row: what a parent came for, without scrolling. */
export declare function NextDates({ dates, label, href, env }: Props): import("react").JSX.Element;
export {};
