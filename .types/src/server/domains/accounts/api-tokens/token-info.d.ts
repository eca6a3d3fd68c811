import type { ApiTokenInfo } from '#schemas/api/tokens.ts';
import type { ApiTokenRow } from '#server/store/schema.ts';
/** A token as the calls and the audit log show it: nothing of its secret. */
export declare const apiTokenInfo: (row: ApiTokenRow) => ApiTokenInfo;
