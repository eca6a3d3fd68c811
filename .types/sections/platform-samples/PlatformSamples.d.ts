import type { SectionProps } from '#engine/section.ts';
import type { Bindings, Settings } from './schema.ts';
/** Tabs that `shared/side-tabs` wires; without script all panels stand, and the links lead to them. */
export declare function PlatformSamples({ env, heading, lead, schoolName }: SectionProps<Settings, Bindings>): import("react").JSX.Element;
