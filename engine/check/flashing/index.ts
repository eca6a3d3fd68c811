import { isDisplayTime, seenDisplayMs } from '#schemas/theme/display-time.ts';
import { defineRule } from '../rule.ts';

/** Pictures that change faster than three times a second, which can bring on a seizure (WCAG 2.2, 2.3.1), or than they are seen. */
export const flashing = defineRule({
  meta: {
    id: 'THM064',
    name: 'flashing',
    title: 'Nothing on a page changes by itself more than three times a second, or before it has been seen.',
    severity: 'error',
    docs: 'docs/rules/THM064.md',
    ignorable: false,
  },
  check({ templates, hasFinding, report }) {
    for (const { section, path } of templates.flatMap(({ sections }) => sections)) {
      for (const [name, value] of Object.entries(section.settings ?? {})) {
        const place = [...path, 'settings', name];
        if (!changesByItself.test(name) || typeof value !== 'number' || hasFinding(place)) continue;
        if (value <= 0 || value >= seenDisplayMs) continue;
        const rate = Math.round((10 * 1000) / value) / 10;
        const why = isDisplayTime(value)
          ? `After ${value} ms the next one stands there: nobody has seen the picture, nor read what it says.`
          : `${value} ms change the picture ${rate} times a second: more than three can bring on a seizure.`;
        report({
          path: place,
          message: `${why} Give each some seconds, or say 0 to keep it still.`,
          expected: `0, or at least ${seenDisplayMs}`,
          actual: String(value),
          suggestion: '6000',
        });
      }
    }
  },
});

/** Settings that say how long one of several stands. */
const changesByItself = /^(?:autoplay|interval)\w*Ms$/;
