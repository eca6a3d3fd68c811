import { type CheckContext } from '../rule.ts';
/** A page that takes more than the theme itself allows it. Bytes are brotli, as the build wrote them down. */
export declare const budget: import("../rule.ts").Rule<CheckContext>;
