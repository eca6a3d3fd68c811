import { placeTemplates } from '../compile/place-templates.ts';
import type { ThemeParts } from '../compile/read-theme.ts';
import type { CheckContext } from './rule.ts';

/** What rules share of a theme, without the functions that are bound to what was found. */
export type SharedContext = Omit<CheckContext, 'hasFinding' | 'hasOpenFinding' | 'report'>;

type Surroundings = Pick<CheckContext, 'registry' | 'shipped' | 'page' | 'world'>;

export const createSharedContext = (parts: ThemeParts, surroundings: Surroundings): SharedContext => ({
  theme: parts.theme,
  tokens: parts.tokens,
  tokenNodes: parts.tokenNodes,
  texts: parts.texts,
  templates: placeTemplates(parts, surroundings.registry),
  ...surroundings,
});
