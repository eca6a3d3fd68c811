import type { SectionProps } from '#engine/section.ts';
import type { Bindings, Settings } from './schema.ts';
/** One article leads and three stand beside it; with more than three in all, the row can be turned. */
export declare function LatestNews({ heading, items, moreLabel, moreHref, env }: SectionProps<Settings, Bindings>): import("react").JSX.Element;
