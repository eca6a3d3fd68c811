import type { SiteRecord } from '#schemas/theme/site-record.ts';
import type { PageStyle, SectionManifest } from '../section.ts';
import type { CompiledTheme } from '../theme.ts';
import type { Dangling } from './dangling.ts';
import type { ResolveRecord } from './resolve-record.ts';
/** A choice of a school that a theme breaks: it means nothing there, or leaves a text without enough contrast. */
export interface Loss extends Omit<Dangling, 'kind'> {
    readonly kind: Dangling['kind'] | 'contrast';
    /** Whether it was already broken in the theme before. */
    readonly already: boolean;
}
export interface LossFinderOptions {
    readonly resolveRecord: ResolveRecord;
    readonly sections: readonly SectionManifest[];
    readonly page: PageStyle;
}
/** The choices in a school's record that a theme breaks. Without a theme before, all of them are new. */
export type FindLosses = (record: SiteRecord, theme: CompiledTheme, before: CompiledTheme | undefined) => readonly Loss[];
export declare const createLossFinder: ({ resolveRecord, sections, page }: LossFinderOptions) => FindLosses;
