import type { SectionEnv } from '#engine/section.ts';
/**
 * The attributes of a passage that the school has written, for the element that holds nothing else: its language where
 * that is not the page's, and the direction of its letters. An item without `lang` is in the language of the school.
 */
export declare const inLanguage: (env: Pick<SectionEnv, 'locale' | 'contentLocale'>, item?: {
    readonly lang?: string | undefined;
} | null) => {
    readonly lang?: string;
    readonly dir?: 'auto';
};
