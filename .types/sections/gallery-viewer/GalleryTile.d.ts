import type { SectionEnv } from '#engine/section.ts';
import type { TileSize } from './bento.ts';
import type { Media } from './media.ts';
interface Props {
    readonly media: Media;
    readonly index: number;
    readonly total: number;
    readonly size: TileSize | undefined;
    readonly env: SectionEnv;
}
/** A link to the full picture or the film; what the viewer needs of it stands in its data attributes. */
export declare function GalleryTile({ media, index, total, size, env }: Props): import("react").JSX.Element;
export {};
