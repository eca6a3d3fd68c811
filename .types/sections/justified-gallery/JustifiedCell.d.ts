import type { CSSProperties } from 'react';
import type { SectionEnv } from '#engine/section.ts';
import type { AlbumMedia } from './album-media.ts';
interface Props {
    readonly media: AlbumMedia;
    /** Its place in its row, as `justify` gives it. */
    readonly place: CSSProperties;
    readonly env: SectionEnv;
}
export declare function JustifiedCell({ media, place, env }: Props): import("react").JSX.Element;
export {};
