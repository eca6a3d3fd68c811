import type { Logger } from 'pino';
import type { Engine } from '#engine/index.ts';
import type { DomainNames } from '#server/core/dns/domain-names.ts';
import type { Mail } from '#server/core/mail/mail.ts';
import type { MediaStorage } from '#server/files/storage/storage.ts';
import type { QuotaOptions } from '#server/http/server/quota.ts';
import type { Timeouts } from '#server/http/server/timeouts.ts';
import type { Store } from '#server/store/store.ts';
import type { DocsFiles } from '#server/website/docs.ts';
import type { SavedPagesOptions } from '#server/website/pages/saved-pages.ts';
import type { ServedAssets } from '#shared/assets.ts';
import type { BuiltThemes } from '#shared/built-themes.ts';

/** What a server is made from that comes from outside. */
export interface AppOptions {
  readonly store: Store;
  readonly storage: MediaStorage;
  /** What pictures and files of one school may take in all, in bytes; 5 GB by default. */
  readonly mediaQuota?: number;
  readonly mail: Mail;
  readonly domainNames: DomainNames;
  readonly engine: Engine;
  /** Themes that need not be compiled; none by default. */
  readonly builtThemes?: BuiltThemes;
  readonly assets: ServedAssets;
  /** The folder of the built files that `/assets/` serves. */
  readonly assetFolder: string;
  /** The folder of the fonts that cards are drawn with. */
  readonly cardFonts: string;
  readonly docs: Omit<DocsFiles, 'openApi' | 'baseUrl'>;
  readonly baseUrl: () => URL;
  readonly trustProxy: readonly string[];
  /** DATA_DIR. */
  readonly dataDir: string;
  /** What sealed columns and signed links are made with. */
  readonly secret: string;
  readonly corsOrigins?: readonly string[];
  /** Whether answers of the API are compared with what they declare; for tests. */
  readonly checkAnswers?: boolean;
  readonly now: () => number;
  readonly log: Logger;
  readonly pageCacheBytes?: number;
  /** Where cached pages are saved for the next start, and which build makes them; nowhere by default. */
  readonly savedPages?: Pick<SavedPagesOptions, 'folder' | 'build'> | undefined;
  /** How long pages are shown as they were while the database is away; 10 by default. */
  readonly staleMinutes?: number;
  readonly quota?: QuotaOptions;
  readonly timeouts?: Timeouts;
}
