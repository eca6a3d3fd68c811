import { firstOwnThemeId } from '#schemas/theme/theme-ids.ts';
import { defineRule } from '../rule.ts';

/** Looked at only where a theme's surroundings are known. */
export const identity = defineRule({
  meta: {
    id: 'THM032',
    name: 'identity',
    title: 'A theme in themes/ is named like its folder, and its name and themeId are of no other theme.',
    severity: 'error',
    docs: 'docs/rules/THM032.md',
    ignorable: false,
  },
  check({ theme: { slug, themeId, name }, world, hasFinding, report }) {
    if (!world) return;
    const { folder, others, isBuiltIn } = world;
    if (!hasFinding(['slug']) && slug !== folder) {
      report({
        path: ['slug'],
        message: `The theme stands in the folder "${folder}": its slug is the same.`,
        expected: JSON.stringify(folder),
        actual: JSON.stringify(slug),
        suggestion: folder,
      });
    }
    const free = String(Math.max(firstOwnThemeId - 1, ...others.map((other) => other.themeId)) + 1);
    const twin = others.find((other) => other.themeId === themeId);
    if (twin && !hasFinding(['themeId'])) {
      report({
        path: ['themeId'],
        message: `${twin.file} has the themeId ${themeId} already.`,
        expected: `a number from ${firstOwnThemeId} that no other theme has`,
        actual: String(themeId),
        suggestion: free,
      });
    } else if (!isBuiltIn && themeId < firstOwnThemeId && !hasFinding(['themeId'])) {
      report({
        path: ['themeId'],
        message: `Ids below ${firstOwnThemeId} are those of the themes that Schoolyard brings: a theme of your own is not published with one.`,
        expected: `a number from ${firstOwnThemeId} that no other theme has`,
        actual: String(themeId),
        suggestion: free,
      });
    }
    const namesake = others.find((other) => plain(other.name) === plain(name));
    if (namesake && !hasFinding(['name'])) {
      report({
        path: ['name'],
        message: `${namesake.file} is called "${namesake.name}" too: who chooses a theme by its name cannot tell the two apart.`,
        expected: 'a name of its own',
        actual: JSON.stringify(name),
      });
    }
  },
});

/** As people tell names apart. */
const plain = (name: unknown): string => String(name).trim().toLowerCase();
