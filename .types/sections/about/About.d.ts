import type { SectionProps } from '#engine/section.ts';
import type { Bindings, Settings } from './schema.ts';
export declare function About({ about, missionHeading, visionHeading, moreHref, moreLabel, env, }: SectionProps<Settings, Bindings>): import("react").JSX.Element;
