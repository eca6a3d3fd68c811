import type { SectionEnv } from '#engine/section.ts';
import type { Media } from './media.ts';
interface Props {
    readonly media: Media;
    readonly sizes: string;
    readonly env: SectionEnv;
}
export declare function MediaTile({ media, sizes, env }: Props): import("react").JSX.Element;
export {};
