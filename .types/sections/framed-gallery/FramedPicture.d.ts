import type { SectionEnv } from '#engine/section.ts';
import type { Frame } from './frames.ts';
interface Props {
    readonly frame: Frame;
    readonly env: SectionEnv;
}
export declare function FramedPicture({ frame: { caption, lang, video, media }, env }: Props): import("react").JSX.Element;
export {};
