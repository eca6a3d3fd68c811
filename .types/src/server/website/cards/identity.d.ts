import type { CompiledTheme } from '#engine/index.ts';
import type { Site } from '#schemas/theme/site.ts';
import type { SiteRecord } from '#schemas/theme/site-record.ts';
import type { Identity } from '#server/files/drawing/identity.ts';
/** The identity of a site in its theme, with the school's own colours. */
export declare const identityOf: (site: Site, theme: CompiledTheme, record: SiteRecord) => Identity;
/** What an identity, with a title where there is one, is known by: the same picture has the same name. */
export declare const pictureHash: (identity: Identity, title?: string) => string;
