import { defineIgnoreRule, type FixStep, type IgnoreContext, type IgnoreEntry } from '../rule.ts';

export const unusedIgnore = defineIgnoreRule({
  meta: {
    id: 'THM090',
    name: 'unused-ignore',
    title: 'Every $ignore silences a finding that may be ignored.',
    severity: 'warning',
    docs: 'docs/rules/THM090.md',
    ignorable: false,
  },
  check(context) {
    for (const entry of context.ignores) {
      const message = faultOf(entry, context);
      if (message === undefined) continue;
      const candidates = context.rules.filter(({ ignorable }) => ignorable).map(({ id }) => id);
      context.report({
        path: [...entry.path, 'rule'],
        message,
        expected: candidates.join(', '),
        actual: entry.rule,
        fix: removed(entry),
      });
    }
  },
});

const faultOf = ({ rule, silenced, isUnclear }: IgnoreEntry, { rules, proven }: IgnoreContext): string | undefined => {
  const meta = rules.find(({ id }) => id === rule);
  if (!meta) return `There is no rule "${rule}".`;
  if (!meta.ignorable) return `${rule} (${meta.name}) cannot be ignored.`;
  return silenced === 0 && proven && !isUnclear ? `Nothing here is found by ${rule} (${meta.name}).` : undefined;
};

/** The entry, or the whole `$ignore` where it is the only one. */
const removed = ({ path, alone }: IgnoreEntry): FixStep => ({ kind: 'remove', path: alone ? path.slice(0, -1) : path });
