import type { SourceContract } from '#schemas/sources/define.ts';
import type { SectionManifest } from '../section.ts';
import type { CompiledTemplate, CompiledTheme } from '../theme.ts';
import type { Fact } from './state.ts';
/** What the facts of a theme's templates are read from. */
export interface FactSources {
    readonly theme: CompiledTheme;
    readonly manifests: readonly SectionManifest[];
    readonly sources: readonly SourceContract[];
}
/**
 * What decides a template's page, and how each of it can be: answers of sources and their parts, settings,
 * what a school may lack, the address, the visitor; then the languages and presets of the theme.
 */
export declare const factsOf: (template: CompiledTemplate, { theme, manifests, sources }: FactSources) => readonly Fact[];
