import type { SectionProps } from '#engine/section.ts';
import type { Bindings, Settings } from './schema.ts';
export declare function PlatformTour(props: SectionProps<Settings, Partial<Bindings>>): import("react").JSX.Element;
