import type { SectionProps } from '#engine/section.ts';
import type { Bindings, Settings } from './schema.ts';
export declare function StripHeader({ school, enquireLabel, enquireHref, loginHref, env }: SectionProps<Settings, Bindings>): import("react").JSX.Element;
