import type { SectionEnv } from '#engine/section.ts';
interface Props {
    readonly env: SectionEnv;
    readonly id: string;
    readonly title: string;
    readonly videoId: string;
}
/** A film behind its poster: nothing is asked of another host before the play button is pressed. */
export declare function VideoDialog({ env, id, title, videoId }: Props): import("react").JSX.Element;
export {};
