import type { SectionProps } from '#engine/section.ts';
import type { Bindings, Settings } from './schema.ts';
/** One quotation at a time; the names are links to them, which `shared/side-tabs` makes tabs of. */
export declare function QuotedTestimonials({ heading, autoplayMs, items, env }: SectionProps<Settings, Bindings>): import("react").JSX.Element;
