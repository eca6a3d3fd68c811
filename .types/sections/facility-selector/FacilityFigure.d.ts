import type { SectionEnv } from '#engine/section.ts';
import type { FacilityItem } from './facility.ts';
interface Props {
    readonly env: SectionEnv;
    readonly item: FacilityItem;
    readonly sizes: string;
    readonly captioned: boolean;
}
export declare function FacilityFigure({ env, item, sizes, captioned }: Props): import("react").JSX.Element;
export {};
