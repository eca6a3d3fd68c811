import type { SiteRecord } from '#schemas/theme/site-record.ts';
import type { SectionManifest } from '../section.ts';
import type { CompiledTheme } from '../theme.ts';
import type { Dangling } from './dangling.ts';
export type Override = NonNullable<SiteRecord['overrides']>[string];
/** What of an override a section of the theme can take; undefined where nothing of it is left. */
export type OverrideCheck = (theme: CompiledTheme, key: string, override: Override) => {
    readonly override: Override | undefined;
    readonly dangling: readonly Dangling[];
};
/** Overridden settings are validated one by one, so that a wrong one costs itself and not the others. */
export declare const createOverrideCheck: (manifests: ReadonlyMap<string, SectionManifest>) => OverrideCheck;
