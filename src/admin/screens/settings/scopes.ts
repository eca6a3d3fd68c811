import { type AccessLevel, type Area, areas, type Holder, scopeFor } from '#schemas/access/matrix.ts';
import type { TokenScope } from '#schemas/api/tokens.ts';
import { type Subject, subjects } from '../../rights/rights.ts';

const names = Object.keys(subjects) as readonly Subject[];

const giveable = (subject: Subject, level: AccessLevel, holders: readonly Holder[]): readonly Area[] =>
  subjects[subject].filter((area) => scopeFor(holders, area, level) === 'all');

/** What of each subject may be given to a program: at most what one has oneself. */
export const levelsOf = (
  holders: readonly Holder[],
): readonly { readonly subject: Subject; readonly levels: readonly AccessLevel[] }[] =>
  names.flatMap((subject) => {
    const levels = (['read', 'write'] as const).filter((level) => giveable(subject, level, holders).length > 0);
    return levels.length > 0 ? [{ subject, levels }] : [];
  });

/** The scopes of a level in a subject. An area that nobody changes is read. */
export const scopesOf = (subject: Subject, level: AccessLevel, holders: readonly Holder[]): readonly TokenScope[] =>
  giveable(subject, 'read', holders).map((area): TokenScope => {
    const isChanged = level === 'write' && scopeFor(holders, area, 'write') === 'all';
    return `${area}:${isChanged ? 'write' : 'read'}`;
  });

/** The subjects that scopes reach, by the most that they let a program do there. */
export const subjectsOf = (
  scopes: readonly string[],
): { readonly read: readonly Subject[]; readonly change: readonly Subject[] } => {
  const has = (subject: Subject, level: AccessLevel): boolean =>
    subjects[subject].some((area) => areas.includes(area) && scopes.includes(`${area}:${level}`));
  const change = names.filter((subject) => has(subject, 'write'));
  return { change, read: names.filter((subject) => !change.includes(subject) && has(subject, 'read')) };
};
