import type { SectionProps } from '#engine/section.ts';
import type { Bindings, Settings } from './schema.ts';
/** The browser's own accordion: of the questions with one name, one is open. */
export declare function PlatformFaq(props: SectionProps<Settings, Bindings>): import("react").JSX.Element;
