import type { SectionProps } from '#engine/section.ts';
import type { Bindings, Settings } from './schema.ts';
/** A message of a whole page, written on a ruled slip. */
export declare function PageSlip({ heading, text, env, ...failure }: SectionProps<Settings, Bindings>): import("react").JSX.Element;
