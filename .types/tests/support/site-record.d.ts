import type { SiteRecord } from '#schemas/theme/site-record.ts';
/** Gives a school of a data folder on which no server runs choices of its own. */
export declare const writeSiteRecord: (dataDir: string, schoolId: number, choices: Partial<SiteRecord>) => Promise<void>;
