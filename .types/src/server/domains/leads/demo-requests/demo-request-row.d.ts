import { type SQL } from 'drizzle-orm';
import { type DemoRequestFilters, type DemoRequestRow } from '#schemas/api/demo-requests.ts';
import { demoRequests } from '#server/store/schema.ts';
type Row = typeof demoRequests.$inferSelect;
/** A demo request as the calls show it. */
export declare const demoRequestRow: (row: Row) => DemoRequestRow;
/** What a list of demo requests is cut down to. */
export declare const demoRequestFilter: ({ Status, keyword }: DemoRequestFilters) => SQL | undefined;
export {};
