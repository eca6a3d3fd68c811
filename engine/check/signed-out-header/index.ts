import type { Leaf } from '#schemas/theme/conditions.ts';
import { clausesOf } from '../../conditions/decide-condition.ts';
import { isNever } from '../../conditions/prove-condition.ts';
import { worldsOf } from '../../conditions/worlds.ts';
import { conditionsOf, type ThemeCondition } from '../conditions/theme-conditions.ts';
import { type CheckContext, defineRule } from '../rule.ts';

/**
 * A header or footer that only those who are signed in see, or only those who are not: everyone else has no name, no menu
 * and no way to sign in or out. And what is for those who are not signed in, shown where nobody of them is.
 */
export const signedOutHeader = defineRule({
  meta: {
    id: 'THM063',
    name: 'signed-out-header',
    title:
      'Everyone sees a header, a footer and what cannot wait, and whoever is not signed in what is meant for them.',
    severity: 'error',
    docs: 'docs/rules/THM063.md',
    ignorable: true,
  },
  check(context) {
    for (const condition of conditionsOf(context)) {
      const { section, registered, path } = condition;
      reportMissed(context, condition);
      if (!registered?.manifest.forSignedOut || context.hasFinding(path) || !isHiddenFrom(signedOut, condition))
        continue;
      context.report({
        path,
        message: `"${section.type}" is for people who are not signed in, and stands only where somebody is.`,
        expected: 'a condition that is true where visitor.signedIn is false, or none',
      });
    }
    for (const frame of frames) for (const visitor of [signedOut, signedIn]) reportHidden(context, frame, visitor);
  },
});

/** Reports what everybody has to see, and visitors who are signed in, or those who are not, never do. */
const reportMissed = ({ hasFinding, report }: CheckContext, condition: ThemeCondition): void => {
  const { section, registered, path } = condition;
  if (!registered?.manifest.forEveryone || hasFinding(path)) return;
  const missing = [signedOut, signedIn].find((visitor) => isHiddenFrom(visitor, condition));
  if (!missing) return;
  report({
    path,
    message: `"${section.type}" is for everybody, and ${missing === signedIn ? 'whoever is signed in' : 'whoever is not signed in'} never sees it. Take the condition away.`,
    expected: 'no condition on visitor.signedIn',
  });
};

const signedOut: Leaf = { ref: 'visitor.signedIn', op: 'equals', value: false };
const signedIn: Leaf = { ...signedOut, value: true };

const frames = [
  { region: 'header', landmark: 'banner' },
  { region: 'footer', landmark: 'contentinfo' },
] as const;

/** Reports the first section of a frame that a visitor does not see, where no other of its kind is there for them. */
const reportHidden = (context: CheckContext, { region, landmark }: (typeof frames)[number], visitor: Leaf): void => {
  const [page] = context.templates;
  const sections = (page?.sections ?? []).filter(
    (one) => one.region === region && one.registered?.manifest.landmark === landmark,
  );
  const conditions = conditionsOf(context);
  const hidden = sections.map(({ section }) =>
    conditions.find((condition) => condition.section === section && isHiddenFrom(visitor, condition)),
  );
  const [one] = hidden;
  if (!one || hidden.includes(undefined) || context.hasFinding(one.path)) return;
  const [seen, others] =
    visitor === signedOut
      ? ['somebody is', 'all other visitors see no']
      : ['nobody is', 'whoever is signed in sees no'];
  context.report({
    path: one.path,
    message: `"${one.section.type}" stands only where ${seen} signed in: ${others} ${region}. Take the condition away, or add a ${region} for them.`,
    expected: `a ${region} that stands where visitor.signedIn is ${visitor.value}`,
  });
};

/** Whether a condition is true at some visit, and at none of this visitor. */
const isHiddenFrom = (visitor: Leaf, { when, scopes }: ThemeCondition): boolean => {
  const clauses = clausesOf(when);
  const worlds = worldsOf([...clauses.flat(), visitor], scopes);
  return worlds !== undefined && !isNever(clauses, worlds) && isNever([...clauses, [visitor]], worlds);
};
