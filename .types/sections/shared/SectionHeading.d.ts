import type { ReactNode } from 'react';
import type { SectionEnv } from '#engine/section.ts';
interface Props {
    readonly env: SectionEnv;
    readonly className?: string | undefined;
    /** Of a heading that the school has written: see `inLanguage`. */
    readonly lang?: string;
    readonly dir?: 'auto';
    readonly children: ReactNode;
}
/** The heading that names a section: right level, right id. Every section with a heading uses it once. */
export declare function SectionHeading({ env, className, lang, dir, children }: Props): import("react").JSX.Element;
export {};
