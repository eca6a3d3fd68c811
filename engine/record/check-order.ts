import type { SiteRecord } from '#schemas/theme/site-record.ts';
import type { CompiledTheme } from '../theme.ts';
import { currentName } from './current-name.ts';
import type { Dangling } from './dangling.ts';

type Order = NonNullable<SiteRecord['order']>;

/** A school's order of sections in the theme's names, with only the templates and sections that the theme has. */
export const checkOrder = (
  { templates, renames }: CompiledTheme,
  order: Order,
): { readonly order: Order; readonly dangling: readonly Dangling[] } => {
  const dangling: Dangling[] = [];
  const kept: Record<string, string[]> = {};
  for (const [id, names] of Object.entries(order)) {
    const template = Object.hasOwn(templates, id) ? templates[id] : undefined;
    if (!template) {
      dangling.push({ kind: 'order', name: id, message: `The theme has no template "${id}".` });
      continue;
    }
    const own = new Set(template.sections.flatMap(({ key, region }) => (region === 'main' ? [key] : [])));
    const keys = new Set<string>();
    for (const name of names) {
      const key = currentName(renames.sections, `${id}/${name}`);
      if (own.has(key)) keys.add(key);
      else dangling.push({ kind: 'order', name: key, message: `The theme has no section "${key}" to be moved.` });
    }
    if (keys.size > 0) kept[id] = [...keys].map((key) => key.slice(key.indexOf('/') + 1));
  }
  return { order: kept, dangling };
};
