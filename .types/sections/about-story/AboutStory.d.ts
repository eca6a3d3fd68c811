import type { SectionProps } from '#engine/section.ts';
import type { Bindings, Settings } from './schema.ts';
export declare function AboutStory({ about, missionHeading, visionHeading, env }: SectionProps<Settings, Bindings>): import("react").JSX.Element;
