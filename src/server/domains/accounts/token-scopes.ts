import { type AccessLevel, type Area, accessMatrix, type Holder, scopeFor } from '#schemas/access/matrix.ts';

/**
 * What a token may do of its scopes while its maker holds these places in the access table: a right that the maker has
 * over everyone stays, writing becomes reading where only that is left, and the rest is gone.
 */
export const scopesWithin = (scopes: readonly string[], holders: readonly Holder[]): readonly string[] =>
  scopes.flatMap((scope) => {
    const at = scope.lastIndexOf(':');
    const area = scope.slice(0, at);
    if (!isArea(area)) return [];
    const levels: readonly AccessLevel[] = scope.slice(at + 1) === 'write' ? ['write', 'read'] : ['read'];
    const level = levels.find((one) => scopeFor(holders, area, one) === 'all');
    return level === undefined ? [] : [`${area}:${level}`];
  });

const isArea = (name: string): name is Area => Object.hasOwn(accessMatrix, name);
