import type { SectionProps } from '#engine/section.ts';
import type { Bindings, Settings } from './schema.ts';
export declare function PlatformApps({ env, heading, lead, country, apps }: SectionProps<Settings, Bindings>): import("react").JSX.Element;
