import type { SectionProps } from '#engine/section.ts';
import type { Bindings, Settings } from './schema.ts';
/** A row of slides that snaps by itself; `src/site/client/carousel.ts` adds buttons and rotation to `[data-carousel]`. */
export declare function SplitBanner(props: SectionProps<Settings, Bindings>): import("react").JSX.Element;
