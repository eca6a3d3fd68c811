import type { SectionProps } from '#engine/section.ts';
import type { Bindings, Settings } from './schema.ts';
export declare function RuledStats(props: SectionProps<Settings, Bindings>): import("react").JSX.Element;
