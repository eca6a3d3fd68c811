import type { SectionEnv } from '#engine/section.ts';
interface Props {
    readonly env: SectionEnv;
    readonly className?: string | undefined;
    /** Whether the cards move by themselves, and so can be stopped. */
    readonly rotates: boolean;
}
/** The buttons of a row of cards under `data-enhance="slider"`; they come with the script. */
export declare function SliderControls({ env, className, rotates }: Props): import("react").JSX.Element;
export {};
