import type { SectionEnv } from '#engine/section.ts';
interface Props {
    readonly env: SectionEnv;
    /** What the download leads to before anything was opened. */
    readonly href: string;
}
/** The dialog that `open-box.ts` fills. The page's own script closes it by `[data-dialog-close]`. */
export declare function LightBox({ env, href }: Props): import("react").JSX.Element;
export {};
