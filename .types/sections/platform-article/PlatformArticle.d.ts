import type { SectionProps } from '#engine/section.ts';
import type { Bindings, Settings } from './schema.ts';
export declare function PlatformArticle({ env, post, others, blogHref }: SectionProps<Settings, Partial<Bindings>>): import("react").JSX.Element;
