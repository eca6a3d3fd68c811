import type { Condition } from '#schemas/theme/conditions.ts';
import { conditionWithout, type Part, pathOfPart } from '../../conditions/clauses.ts';
import { clausesOf } from '../../conditions/decide-condition.ts';
import { leavesOfState, stateIn } from '../../conditions/section-state.ts';
import { worldsOf } from '../../conditions/worlds.ts';
import type { FixStep } from '../rule.ts';
import type { ThemeCondition } from './theme-conditions.ts';

/**
 * How to take a part out of a condition (all of it, without a part), where that is certain: the section does the same
 * at every visit, also where a source fails, as it does under what the condition was `meant` to say. Undefined if not.
 */
export const fixWithout = (
  condition: ThemeCondition,
  part: Part | undefined,
  meant: Condition = condition.when,
): FixStep | undefined => {
  const { when, path } = condition;
  const clauses = clausesOf(when);
  // A clause of one leaf goes with its leaf.
  const whole = part && clauses[part.clause]?.length === 1 ? { clause: part.clause } : part;
  const rest = whole && conditionWithout(when, whole);
  if (![condition.when, meant].every((said) => isSameSection({ ...condition, when: said }, rest))) return undefined;
  if (!whole || !rest) return { kind: 'remove', path };
  const place = pathOfPart(when, path, whole);
  // A list that would hold one leaf or group becomes that one.
  const siblings = whole.leaf === undefined ? clauses.length : (clauses[whole.clause]?.length ?? 0);
  if (siblings > 2) return { kind: 'remove', path: place };
  if (whole.leaf === undefined || clauses.length === 1) return { kind: 'replace', path, value: rest };
  const [left] = (clauses[whole.clause] ?? []).filter((_, i) => i !== whole.leaf);
  return { kind: 'replace', path: place.slice(0, -2), value: left };
};

const isSameSection = (
  { section, registered, scopes, when }: ThemeCondition,
  rest: ThemeCondition['when'] | undefined,
): boolean => {
  if (!registered) return false;
  const { when: _, ...unconditional } = section;
  const before = { section: { ...unconditional, when }, registered, carriesHeading: false };
  const after = { ...before, section: rest ? { ...unconditional, when: rest } : unconditional };
  const worlds = worldsOf(leavesOfState(before), scopes, { failures: true });
  return worlds?.every((world) => stateIn(before, world) === stateIn(after, world)) ?? false;
};
