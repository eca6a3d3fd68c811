import type { SectionProps } from '#engine/section.ts';
import type { Bindings, Settings } from './schema.ts';
export declare function PlatformSchoolProfile({ env, school, listHref }: SectionProps<Settings, Partial<Bindings>>): import("react").JSX.Element;
