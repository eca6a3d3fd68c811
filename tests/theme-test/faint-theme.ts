import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageRoot } from '../../src/shared/package-root.ts';

interface ThemeJson {
  slug: string;
  settings: unknown[];
  groups: unknown;
  templates: Record<string, unknown>;
  locales: { strings: Record<string, Record<string, string>> };
  [key: string]: unknown;
}

/**
 * A theme of one small page. Where the school sets `showNotice`, a notice stands on it whose link has no name: nothing
 * that the names and shapes of a theme show, but a fault of the page.
 */
export const faintTheme = (linkLabel: string): string => {
  const file = join(packageRoot, 'themes/gulmohar/theme.json');
  const { presets, budgets, data, ...theme } = JSON.parse(readFileSync(file, 'utf8')) as ThemeJson;
  const english = theme.locales.strings.en ?? {};
  return JSON.stringify({
    ...theme,
    slug: 'faint',
    themeId: 900,
    settings: [{ id: 'showNotice', type: 'boolean', default: false, label: { t: 'settings.showNotice' } }],
    groups: { header: [], footer: [] },
    templates: {
      home: {
        route: '/',
        h1: 'heading',
        sections: [
          { id: 'heading', type: 'page-heading', settings: { heading: { t: 'faint.heading' } } },
          {
            id: 'notice',
            type: 'page-message',
            when: { ref: 'settings.showNotice', op: 'equals', value: true },
            settings: { linkLabel: { t: 'faint.link' } },
          },
        ],
      },
      'not-found': {
        h1: 'message',
        sections: [{ id: 'message', type: 'page-message', settings: { heading: { t: 'faint.heading' } } }],
      },
    },
    locales: {
      default: 'en',
      strings: {
        en: {
          'page.skip': english['page.skip'] ?? 'Skip to content',
          'settings.showNotice': 'Show the notice',
          'faint.heading': 'A small page',
          'faint.link': linkLabel,
        },
      },
    },
  });
};
