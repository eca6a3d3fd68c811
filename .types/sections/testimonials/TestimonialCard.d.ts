import type { SectionEnv } from '#engine/section.ts';
import type { TestimonialItem } from '#schemas/sources/testimonials.ts';
interface Props {
    readonly item: TestimonialItem;
    readonly index: number;
    readonly hidden: boolean;
    readonly position: string;
    readonly env: SectionEnv;
}
export declare function TestimonialCard({ item, index, hidden, position, env }: Props): import("react").JSX.Element;
export {};
