import type { ReactNode } from 'react';
import type { SectionEnv } from '#engine/section.ts';
interface Props {
    readonly env: SectionEnv;
    /** What the log knows the failure by; without it, nothing has failed and the way home stands alone. */
    readonly reference?: string | null | undefined;
    readonly phone?: string | null | undefined;
    readonly className: string | undefined;
    readonly buttonClass: string | undefined;
    /** The way home, which is the button where nothing has failed. */
    readonly linkHref?: string | undefined;
    readonly linkLabel?: string | undefined;
    /** Stands after the label of the button. */
    readonly icon?: ReactNode;
}
/** What helps where a page has failed: another try, the office's phone, the way home, and what to quote. */
export declare function FailureHelp({ env, reference, phone, className, buttonClass, linkHref, linkLabel, icon }: Props): import("react").JSX.Element;
export {};
