import type { SectionEnv } from '#engine/section.ts';
import type { Panel } from './panels.ts';
interface Props {
    readonly panel: Panel;
    readonly env: SectionEnv;
}
/** The tiles of an album, or that it has none. */
export declare function GalleryPanel({ panel: { name, media }, env }: Props): import("react").JSX.Element;
export {};
