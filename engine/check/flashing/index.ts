import { defineRule } from '../rule.ts';

/** Pictures that change faster than three times a second, which can bring on a seizure (WCAG 2.2, 2.3.1). */
export const flashing = defineRule({
  meta: {
    id: 'THM064',
    name: 'flashing',
    title: 'Nothing on a page changes by itself more than three times a second.',
    severity: 'error',
    docs: 'docs/rules/THM064.md',
    ignorable: false,
  },
  check({ templates, hasFinding, report }) {
    for (const { section, path } of templates.flatMap(({ sections }) => sections)) {
      for (const [name, value] of Object.entries(section.settings ?? {})) {
        const place = [...path, 'settings', name];
        if (!changesByItself.test(name) || typeof value !== 'number' || hasFinding(place)) continue;
        // 0 says that nothing moves by itself.
        if (value <= 0 || value >= shortest) continue;
        const rate = Math.round((10 * 1000) / value) / 10;
        report({
          path: place,
          message: `${value} ms change the picture ${rate} times a second: more than three can bring on a seizure. Give each some seconds, or say 0 to keep it still.`,
          expected: `0, or at least ${shortest}`,
          actual: String(value),
          suggestion: '6000',
        });
      }
    }
  },
});

/** Settings that say how long one of several stands. */
const changesByItself = /^(?:autoplay|interval)\w*Ms$/;

const shortest = Math.ceil(1000 / 3);
