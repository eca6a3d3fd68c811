import { defineShapeRule } from '../rule.ts';

export const unknownKey = defineShapeRule({
  meta: {
    id: 'THM010',
    name: 'unknown-key',
    title: 'Every key is known where it stands.',
    severity: 'error',
    docs: 'docs/rules/THM010.md',
    ignorable: false,
  },
  check({ errors, report }) {
    for (const { path, keyword, params, knownKeys = [], propertyName, says } of errors) {
      if (keyword !== 'additionalProperties' || propertyName !== undefined) continue;
      const key = String(params.additionalProperty);
      report({
        path: [...path, key],
        at: 'key',
        message: says ?? describeInTest(key, knownKeys) ?? `The key "${key}" is not known here.`,
        expected: knownKeys.length > 0 ? `one of ${knownKeys.join(', ')}` : 'no further keys',
        actual: key,
        candidates: knownKeys,
        word: key,
      });
    }
  },
});

/** What is often tried where one test of a condition stands, and has another form. */
const describeInTest = (key: string, knownKeys: readonly string[]): string | undefined => {
  if (!knownKeys.includes('op')) return undefined;
  if (key === 'not') return 'There is no "not": every op has its opposite, such as "absent" and "notEquals".';
  return key === 'any' || key === 'all'
    ? 'A condition has two levels: an "all" holds tests and "any"s, an "any" only tests.'
    : undefined;
};
