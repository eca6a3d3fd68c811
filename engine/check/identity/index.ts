import { defineRule } from '../rule.ts';

/** Looked at only where a theme's surroundings are known. */
export const identity = defineRule({
  meta: {
    id: 'THM032',
    name: 'identity',
    title: 'A theme in themes/ is named like its folder, and its themeId belongs to no other theme.',
    severity: 'error',
    docs: 'docs/rules/THM032.md',
    ignorable: false,
  },
  check({ theme: { slug, themeId }, world, hasFinding, report }) {
    if (!world) return;
    const { folder, others } = world;
    if (!hasFinding(['slug']) && slug !== folder) {
      report({
        path: ['slug'],
        message: `The theme stands in the folder "${folder}": its slug is the same.`,
        expected: JSON.stringify(folder),
        actual: JSON.stringify(slug),
        suggestion: folder,
      });
    }
    const twin = others.find((other) => other.themeId === themeId);
    if (twin && !hasFinding(['themeId'])) {
      report({
        path: ['themeId'],
        message: `${twin.file} has the themeId ${themeId} already.`,
        expected: 'a number from 100 that no other theme has',
        actual: String(themeId),
        suggestion: String(Math.max(99, ...others.map((other) => other.themeId)) + 1),
      });
    }
  },
});
