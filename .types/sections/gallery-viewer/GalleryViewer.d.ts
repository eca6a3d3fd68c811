import type { SectionProps } from '#engine/section.ts';
import type { Bindings, Settings } from './schema.ts';
/** Panels under links to them; `client.ts` makes tabs of the links and opens what is in the panels in the dialog. */
export declare function GalleryViewer({ heading, items, variant, env }: SectionProps<Settings, Bindings>): import("react").JSX.Element;
