import type { SectionProps } from '#engine/section.ts';
import type { Bindings, Settings } from './schema.ts';
/** Folds on phones, and names beside one picture elsewhere: links to it, which `shared/side-tabs` makes tabs of. */
export declare function FacilitySelector({ heading, text, items, env }: SectionProps<Settings, Bindings>): import("react").JSX.Element;
