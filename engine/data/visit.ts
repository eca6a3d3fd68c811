import type { Site } from '#schemas/theme/site.ts';
import type { SiteRecord } from '#schemas/theme/site-record.ts';

/** One request for a page, as far as themes can know of it. */
export interface Visit {
  readonly site: Site;
  /** The school's choices: preset, settings, tokens, overrides. */
  readonly record: SiteRecord;
  /** Whether figures that a theme marks as examples are there: in previews, tests of themes and demo schools alone. */
  readonly examples: boolean;
  readonly visitor: { readonly signedIn: boolean };
  readonly locale: string;
  /** The path without the locale. */
  readonly path: string;
  readonly params: Readonly<Record<string, string | number>>;
  readonly query: Readonly<Record<string, string | number>>;
}
