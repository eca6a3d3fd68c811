import { type CheckContext } from '../rule.ts';
/** A rename that leads nowhere loses what schools have chosen under the old name. */
export declare const renames: import("../rule.ts").Rule<CheckContext>;
