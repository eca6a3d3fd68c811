import type { SectionProps } from '#engine/section.ts';
import type { Bindings, Settings } from './schema.ts';
export declare function DisclosureRecord({ env, variant, heading, text, record }: SectionProps<Settings, Bindings>): import("react").JSX.Element;
