import type { SectionEnv } from '#engine/section.ts';
interface Props {
    readonly env: SectionEnv;
    readonly className?: string | undefined;
}
/** This page in each of the site's languages, each by its own name; nothing where there is one language. */
export declare function LanguageLinks({ env, className }: Props): import("react").JSX.Element | null;
export {};
