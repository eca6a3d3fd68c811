import { describe, expect, it } from 'vitest';
import { areas, holdersOf, permissionSets, type Scope, scopeFor, scopes } from '#schemas/access/matrix.ts';
import { rightsOf, type Subject, subjects, unspoken } from './rights.ts';

describe('rights in words', () => {
  it('speak of every area of the access table once', () => {
    const spoken: readonly string[] = Object.values(subjects).flat();
    expect([...spoken, ...unspoken].toSorted()).toEqual(areas.toSorted());
  });

  it.each(permissionSets)('of %s say neither more nor less than the table', (set) => {
    const holders = holdersOf({ role: 'Staff', permissionSets: [set] });
    const rights = rightsOf(holders);
    const said: readonly (readonly [readonly Subject[], Scope, boolean])[] = [
      [rights.change, 'all', true],
      [rights.changeInClasses, 'classes', true],
      [rights.see, 'all', false],
      [rights.seeInClasses, 'classes', false],
      [rights.seeOwn, 'own', false],
    ];
    const rank = (scope: Scope | undefined): number => (scope ? scopes.length - scopes.indexOf(scope) : 0);
    for (const [subject, own] of Object.entries(subjects)) {
      const [, scope, isWrite] = said.find(([all]) => all.includes(subject as Subject)) ?? [[], undefined, false];
      // Where a subject stands for several areas, what is said holds in at least one, and none reaches further.
      const reach = own.map((area) => rank(scopeFor(holders, area, isWrite ? 'write' : 'read')));
      expect([subject, Math.max(...reach)]).toEqual([subject, rank(scope)]);
      if (!isWrite) expect(own.filter((area) => scopeFor(holders, area, 'write') === 'all')).toEqual([]);
    }
  });

  it('of an admin lack nothing', () => {
    const { none, change } = rightsOf(['Admin']);
    expect(none).toEqual([]);
    expect(change).toContain('users');
  });

  it('of staff without a set are what all staff have', () => {
    expect(rightsOf(['Staff'])).toMatchObject({
      change: [],
      see: ['profile', 'staffDirectory', 'holidays'],
      seeOwn: ['staffAttendance', 'staffLeave'],
    });
  });

  it('of two sets are those of both', () => {
    const { change, see } = rightsOf(['frontOffice', 'contentEditor']);
    expect(change).toEqual(expect.arrayContaining(['website', 'admissions', 'visitors']));
    expect(see).not.toContain('website');
  });
});
