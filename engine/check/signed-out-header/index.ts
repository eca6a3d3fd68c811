import type { Leaf } from '#schemas/theme/conditions.ts';
import { clausesOf } from '../../conditions/decide-condition.ts';
import { isNever } from '../../conditions/prove-condition.ts';
import { worldsOf } from '../../conditions/worlds.ts';
import { conditionsOf, type ThemeCondition } from '../conditions/theme-conditions.ts';
import { defineRule } from '../rule.ts';

/**
 * A header that only those who are signed in see: everyone else has no name, no menu and no way to sign in. And what is
 * for those who are not, shown where nobody of them is.
 */
export const signedOutHeader = defineRule({
  meta: {
    id: 'THM063',
    name: 'signed-out-header',
    title: 'Whoever is not signed in sees a header too, and what is meant for them.',
    severity: 'error',
    docs: 'docs/rules/THM063.md',
    ignorable: true,
  },
  check(context) {
    for (const condition of conditionsOf(context)) {
      const { section, registered, path } = condition;
      if (!registered?.manifest.forSignedOut || context.hasFinding(path) || !needsSigningIn(condition)) continue;
      context.report({
        path,
        message: `"${section.type}" is for people who are not signed in, and stands only where somebody is.`,
        expected: 'a condition that is true where visitor.signedIn is false, or none',
      });
    }
    const [first] = context.templates;
    const headers = (first?.sections ?? []).filter(
      ({ region, registered }) => region === 'header' && registered?.manifest.landmark === 'banner',
    );
    const conditions = conditionsOf(context);
    const hidden = headers.map(({ section }) =>
      conditions.find((condition) => condition.section === section && needsSigningIn(condition)),
    );
    const [one] = hidden;
    if (!one || hidden.includes(undefined) || context.hasFinding(one.path)) return;
    context.report({
      path: one.path,
      message: `"${one.section.type}" stands only where somebody is signed in: all other visitors see no header, and no way to sign in. Take the condition away, or add a header for them.`,
      expected: 'a header that stands where visitor.signedIn is false',
    });
  },
});

const signedOut: Leaf = { ref: 'visitor.signedIn', op: 'equals', value: false };

/** Whether a condition is true at some visit, and at none of somebody who is not signed in. */
const needsSigningIn = ({ when, scopes }: ThemeCondition): boolean => {
  const clauses = clausesOf(when);
  const worlds = worldsOf([...clauses.flat(), signedOut], scopes);
  return worlds !== undefined && !isNever(clauses, worlds) && isNever([...clauses, [signedOut]], worlds);
};
