import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Theme } from '#schemas/theme/theme.ts';
import { packageRoot } from '#shared/package-root.ts';

export interface PanelFiles {
  /**
   * A theme with two languages, a preset, a setting of every type, and a page whose route has a date: `/days/:on`. Its
   * sections say what the settings are.
   */
  readonly theme: string;
  /** Its text. */
  readonly text: string;
  /** A school of another name than the demo school, in a folder called `neem`. It has chosen nothing of its own. */
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
  await rm(join(school, 'site.json'));
  const content = join(school, 'content.json');
  await writeFile(content, (await readFile(content, 'utf8')).replaceAll('Amaltas Vidyalaya', 'Neem Vidyalaya'));
  return { theme, text, school, remove: () => rm(folder, { recursive: true, force: true }) };
};

const twoLanguages = async (): Promise<object> => {
  const theme = JSON.parse(await readFile(join(packageRoot, 'themes/gulmohar/theme.json'), 'utf8')) as Theme;
  const { locales, templates, settings = [] } = theme;
  const heading = { type: 'page-heading', settings: { heading: { t: 'holidays.heading' } } };
  const labels = { 'settings.tone': 'Tone', 'settings.rows': 'Rows', 'settings.greeting': 'Greeting' };
  return {
    ...theme,
    settings: [
      ...settings,
      { id: 'tone', type: 'select', default: 'calm', options: ['calm', 'loud'], label: { t: 'settings.tone' } },
      { id: 'rows', type: 'number', default: 2, label: { t: 'settings.rows' } },
      { id: 'greeting', type: 'string', default: 'Welcome', label: { t: 'settings.greeting' } },
    ],
    presets: { festive: { settings: { tone: 'loud' }, tokens: { 'color.secondary': '#23324F' } } },
    locales: {
      ...locales,
      strings: {
        ...locales.strings,
        en: { ...locales.strings.en, ...labels },
        hi: { ...locales.strings.hi, 'gallery.pageHeading': 'हमारी तस्वीरें' },
      },
    },
    templates: {
      ...templates,
      days: {
        route: '/days/:on',
        h1: 'heading',
        params: { on: { type: 'string', format: 'date' } },
        sections: [
          { id: 'heading', ...heading },
          { id: 'loud', ...heading, when: { ref: 'settings.tone', op: 'equals', value: 'loud' } },
          { id: 'rows', ...heading, when: { ref: 'settings.rows', op: 'atLeast', value: 3 } },
          { id: 'greeted', ...heading, when: { ref: 'settings.greeting', op: 'equals', value: 'Namaste' } },
        ],
      },
    },
  };
};
