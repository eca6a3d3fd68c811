import type { SectionManifest } from '#engine/section.ts';
import type { SourceContract } from '#schemas/sources/define.ts';
/** The page of one section type. */
export declare const sectionPage: (manifest: SectionManifest, sources: readonly SourceContract[]) => string;
