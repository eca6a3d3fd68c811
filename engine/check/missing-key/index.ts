import { defineShapeRule } from '../rule.ts';

export const missingKey = defineShapeRule({
  meta: {
    id: 'THM011',
    name: 'missing-key',
    title: 'Every key that is needed is there.',
    severity: 'error',
    docs: 'docs/rules/THM011.md',
    ignorable: false,
  },
  check({ errors, report }) {
    for (const { path, keyword, params, says } of errors) {
      if (keyword !== 'required') continue;
      const key = String(params.missingProperty);
      report({ path, subject: key, message: says ?? `The key "${key}" is missing.`, expected: `"${key}"` });
    }
  },
});
