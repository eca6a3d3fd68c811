import type { SectionEnv } from '#engine/section.ts';
import type { HolidayItem } from '#schemas/sources/holidays.ts';
interface Props {
    readonly item: HolidayItem;
    readonly next: boolean;
    readonly env: SectionEnv;
}
export declare function HolidayRow({ item, next, env }: Props): import("react").JSX.Element;
export {};
