import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { jsonText } from '../json-text.ts';
import { formatTable } from '../table.ts';
import { themeSlugs, themesFolder } from '../themes.ts';

export const themeListCommand = async ({ format }: { readonly format: 'text' | 'json' }): Promise<void> => {
  const themes = [];
  for (const slug of await themeSlugs()) {
    const text = await readFile(join(themesFolder, slug, 'theme.json'), 'utf8');
    themes.push({ slug, ...summary(text) });
  }
  if (format === 'json') {
    process.stdout.write(jsonText(themes));
    return;
  }
  const rows = themes.map(({ slug, themeId, name, version, templates }) => [
    String(themeId ?? '-'),
    slug,
    name,
    version,
    String(templates),
  ]);
  process.stdout.write(`${formatTable([['id', 'slug', 'name', 'version', 'templates'], ...rows])}\n`);
};

/** What a list shows of a theme; a file that is no JSON is listed as broken, since `theme check` says why. */
const summary = (text: string): { themeId: number | null; name: string; version: string; templates: number } => {
  try {
    const { themeId, name, version, templates } = JSON.parse(text) as Record<string, unknown>;
    return {
      themeId: typeof themeId === 'number' ? themeId : null,
      name: String(name),
      version: String(version),
      templates: typeof templates === 'object' && templates ? Object.keys(templates).length : 0,
    };
  } catch (error) {
    if (error instanceof SyntaxError)
      return { themeId: null, name: '(broken: run theme check)', version: '-', templates: 0 };
    throw error;
  }
};
