import type { SectionEnv } from '#engine/section.ts';
import type { TestimonialItem } from '#schemas/sources/testimonials.ts';
interface Props {
    readonly item: TestimonialItem;
    readonly index: number;
    readonly env: SectionEnv;
}
export declare function Quote({ item, index, env }: Props): import("react").JSX.Element;
export {};
