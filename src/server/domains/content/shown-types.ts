import { dataIdOf } from '#engine/data/data-ref.ts';
import type { CompiledTheme } from '#engine/index.ts';
import { type ContentTypeName, contentTypes } from '#schemas/content/index.ts';
import { sources } from '#schemas/sources/index.ts';
import type { SiteRecord } from '#schemas/theme/site-record.ts';

const tagsOf = new Map<string, readonly string[]>(sources.map(({ name, tags }) => [name, tags]));

/** The content types that sections of a theme show, those aside that the school hides. */
export const shownTypes = (theme: CompiledTheme, { overrides = {} }: SiteRecord): ReadonlySet<ContentTypeName> => {
  const shown = new Set<string>();
  for (const template of Object.values(theme.templates))
    for (const { key, bindings } of template.sections) {
      if (overrides[key]?.hidden) continue;
      for (const { ref } of Object.values(bindings)) {
        const id = dataIdOf(ref);
        const source = id !== undefined && Object.hasOwn(template.data, id) ? template.data[id]?.source : undefined;
        for (const tag of tagsOf.get(source ?? '') ?? []) shown.add(tag);
      }
    }
  return new Set(contentTypes.flatMap(({ type }) => (shown.has(type) ? [type] : [])));
};
