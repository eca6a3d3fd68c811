import type { SectionProps } from '#engine/section.ts';
import type { Bindings, Settings } from './schema.ts';
export declare function PlatformDemo({ env, heading, lead, dialog, signedIn, privacyHref, }: SectionProps<Settings, Partial<Bindings>>): import("react").JSX.Element;
