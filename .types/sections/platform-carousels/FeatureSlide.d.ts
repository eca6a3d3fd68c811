import type { SectionEnv } from '#engine/section.ts';
interface Props {
    readonly slide: {
        readonly heading: string;
        readonly text: string;
        readonly rows?: readonly string[];
    };
    readonly env: SectionEnv;
    /** "2 of 5". */
    readonly position: string;
}
/** A feature with a slip of what it looks like in the office. */
export declare function FeatureSlide({ slide, env, position }: Props): import("react").JSX.Element;
export {};
