import type { SectionEnv } from '#engine/section.ts';
/** A register on a phone: what a teacher sees of the app. */
export declare function Phone({ env }: {
    readonly env: SectionEnv;
}): import("react").JSX.Element;
