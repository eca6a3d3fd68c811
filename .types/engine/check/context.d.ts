import type { ThemeParts } from '../compile/read-theme.ts';
import type { CheckContext } from './rule.ts';
/** What rules share of a theme, without the two functions that are bound to a rule. */
export type SharedContext = Omit<CheckContext, 'hasFinding' | 'report'>;
type Surroundings = Pick<CheckContext, 'registry' | 'shipped' | 'page' | 'world'>;
export declare const createSharedContext: (parts: ThemeParts, surroundings: Surroundings) => SharedContext;
export {};
