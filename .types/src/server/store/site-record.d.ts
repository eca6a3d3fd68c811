import type { SiteRecord } from '#schemas/theme/site-record.ts';
import type { StoreContext } from './store.ts';
/** What a school has chosen of its theme; undefined where it has never chosen one. */
export declare const readSiteRecord: ({ db }: Pick<StoreContext, 'db'>, schoolId: number) => Promise<SiteRecord | undefined>;
