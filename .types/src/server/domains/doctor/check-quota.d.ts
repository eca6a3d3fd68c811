import type { Store } from '#server/store/store.ts';
import { type DoctorFinding } from './finding.ts';
/** Which schools have little room left for pictures and files; `quota` in bytes. */
export declare const checkQuota: (store: Store, quota: number) => Promise<DoctorFinding>;
