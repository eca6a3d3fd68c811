import { type LookupKind } from './define.ts';
/** The lists that are empty until a school has entered its own values. */
export declare const schoolKinds: readonly LookupKind[];
