import { placeTemplates } from '../compile/place-templates.ts';
import type { ThemeParts } from '../compile/read-theme.ts';
import type { CheckContext } from './rule.ts';

/** What rules share of a theme, without the two functions that are bound to a rule. */
export type SharedContext = Omit<CheckContext, 'hasFinding' | 'report'>;

type Surroundings = Pick<CheckContext, 'registry' | 'shipped' | 'page' | 'world'>;

export const createSharedContext = (parts: ThemeParts, surroundings: Surroundings): SharedContext => ({
  theme: parts.theme,
  tokens: parts.tokens,
  tokenNodes: parts.tokenNodes,
  texts: parts.texts,
  templates: placeTemplates(parts, surroundings.registry),
  ...surroundings,
});
