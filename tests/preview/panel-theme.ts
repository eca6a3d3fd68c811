import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Theme } from '#schemas/theme/theme.ts';
import { packageRoot } from '#shared/package-root.ts';

export interface PanelFiles {
  /** A theme with two languages, and a page whose route has a date: `/days/:on`. */
  readonly theme: string;
  /** Its text. */
  readonly text: string;
  /** A school of another name than the demo school, in a folder called `neem`. */
  readonly school: string;
  remove(): Promise<void>;
}

/** A theme and a school of which everything can be chosen that the panel offers. */
export const writePanelFiles = async (): Promise<PanelFiles> => {
  const folder = await mkdtemp(join(tmpdir(), 'preview-panel-'));
  const theme = join(folder, 'theme.json');
  const school = join(folder, 'neem');
  const text = `${JSON.stringify(await twoLanguages(), null, 2)}\n`;
  await writeFile(theme, text);
  await cp(join(packageRoot, 'src/demo/schools/amaltas'), school, { recursive: true });
  const content = join(school, 'content.json');
  await writeFile(content, (await readFile(content, 'utf8')).replaceAll('Amaltas Vidyalaya', 'Neem Vidyalaya'));
  return { theme, text, school, remove: () => rm(folder, { recursive: true, force: true }) };
};

const twoLanguages = async (): Promise<object> => {
  const theme = JSON.parse(await readFile(join(packageRoot, 'themes/gulmohar/theme.json'), 'utf8')) as Theme;
  const { locales, templates } = theme;
  return {
    ...theme,
    locales: { ...locales, strings: { ...locales?.strings, hi: { 'gallery.pageHeading': 'हमारी तस्वीरें' } } },
    templates: {
      ...templates,
      days: {
        route: '/days/:on',
        h1: 'heading',
        params: { on: { type: 'string', format: 'date' } },
        sections: [{ id: 'heading', type: 'page-heading', settings: { heading: { t: 'holidays.heading' } } }],
      },
    },
  };
};
