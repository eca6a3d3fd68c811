import type { SectionProps } from '#engine/section.ts';
import type { Bindings, Settings } from './schema.ts';
export declare function PlatformFooter({ env, statement, licence, email, phone }: SectionProps<Settings, Bindings>): import("react").JSX.Element;
