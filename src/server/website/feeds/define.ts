import type { CompiledTheme } from '#engine/index.ts';
import type { ParamsOf, ResultOf, SourceContract } from '#schemas/sources/define.ts';
import type { Site } from '#schemas/theme/site.ts';
import type { SiteRecord } from '#schemas/theme/site-record.ts';

/** What a feed is made from: the school of the host, its theme, and its public sources. */
export interface FeedContext {
  readonly site: Site;
  readonly theme: CompiledTheme;
  /** The school's choices, in the names of the theme. */
  readonly record: SiteRecord;
  /** A host of the school that never changes: what entries are known by. */
  readonly name: string;
  /** Whether search engines may list the site. */
  readonly listed: boolean;
  /** Reads a source of the school. Throws where it cannot be read. */
  readonly read: <C extends SourceContract>(contract: C, params: Partial<ParamsOf<C>>) => Promise<ResultOf<C>>;
  /** The last parts of the addresses of the newest articles. */
  readonly articleSlugs: (max: number) => Promise<readonly string[]>;
  /** The slugs of the schools that may be listed. */
  readonly schoolSlugs: (max: number) => Promise<readonly string[]>;
}

/** A document for programs at an address of its own. */
export interface Feed {
  readonly path: string;
  readonly type: string;
  /** The document; undefined if the school has none. */
  make(context: FeedContext): Promise<string | undefined>;
}
