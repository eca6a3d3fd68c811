import type { SectionProps } from '#engine/section.ts';
import type { Bindings, Settings } from './schema.ts';
/** A row that can be scrolled by hand; `src/site/client/carousel.ts` lays the slides over each other and fades them. */
export declare function LandingBanner(props: SectionProps<Settings, Bindings>): import("react").JSX.Element;
