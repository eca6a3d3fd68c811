import {
  type AccessLevel,
  type Area,
  holdersOf,
  type Scope,
  scopeFor,
  supportScopeFor,
} from '#schemas/access/matrix.ts';
import type { Actor } from './actor.ts';

/** In which scope someone has a level in an area; undefined if they have it in none. */
export const scopeOf = (actor: Actor, area: Area, level: AccessLevel): Scope | undefined => {
  if (actor.kind === 'user') return scopeFor(holdersOf(actor), area, level);
  if (actor.kind === 'support') return supportScopeFor(area, level);
  if (actor.kind !== 'token') return undefined;
  const named = actor.scopes.includes(`${area}:write`) || (level === 'read' && actor.scopes.includes(`${area}:read`));
  return named ? 'all' : undefined;
};
