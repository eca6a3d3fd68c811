import type { SiteRecord } from '#schemas/theme/site-record.ts';
import type { SectionManifest } from '../section.ts';
import type { CompiledTheme } from '../theme.ts';
import type { Dangling } from './dangling.ts';
export interface ResolvedRecord {
    /** The record in the theme's own names, with only what the theme has and of the type it has there. */
    readonly record: SiteRecord;
    readonly dangling: readonly Dangling[];
}
/** A school's record as a theme understands it: renames carried over, the rest checked name by name. */
export type ResolveRecord = (theme: CompiledTheme, record: SiteRecord) => ResolvedRecord;
/** Resolves each record once for each theme version; both are never changed in place. */
export declare const createRecordResolver: (manifests: ReadonlyMap<string, SectionManifest>) => ResolveRecord;
