import type { SectionProps } from '#engine/section.ts';
import type { Bindings, Settings } from './schema.ts';
/** A row that scrolls and snaps by itself; the script of `shared/snap-row` gives it its two buttons. */
export declare function FacilityCarousel({ heading, items, env }: SectionProps<Settings, Bindings>): import("react").JSX.Element;
