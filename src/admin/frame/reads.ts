import { readMe } from '#schemas/api/account.ts';
import { countChanges } from '#schemas/api/publishing.ts';
import { read } from '../calls/read.ts';

/** What bar and menu read on every screen. */
export const reads = [read(readMe, {}), read(countChanges, {})];
