import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageRoot } from '#shared/package-root.ts';

interface ThemeJson {
  slug: string;
  tokens: { color: Record<string, unknown> };
  settings: unknown[];
  groups: unknown;
  templates: Record<string, unknown>;
  locales: { strings: Record<string, Record<string, string>> };
  [key: string]: unknown;
}

/**
 * A theme of one small page. Where the school sets `showNotice`, a notice stands on it with a link; in the faint theme
 * nobody can read the link, which has nearly the colour of its ground.
 */
export const smallTheme = (look: 'sound' | 'faint'): string => {
  const file = join(packageRoot, 'themes/gulmohar/theme.json');
  const { presets, budgets, data, ...theme } = JSON.parse(readFileSync(file, 'utf8')) as ThemeJson;
  const english = theme.locales.strings.en ?? {};
  const { color } = theme.tokens;
  const faint = { ...color, 'on-primary': { $value: '{color.primary-hover}' } };
  return JSON.stringify({
    ...theme,
    slug: look,
    tokens: { ...theme.tokens, color: look === 'faint' ? faint : color },
    themeId: 900,
    settings: [{ id: 'showNotice', type: 'boolean', default: false, label: { t: 'settings.showNotice' } }],
    groups: { header: [], footer: [] },
    templates: {
      home: {
        route: '/',
        h1: 'heading',
        sections: [
          { id: 'heading', type: 'page-heading', settings: { heading: { t: 'small.heading' } } },
          {
            id: 'notice',
            type: 'page-message',
            when: { ref: 'settings.showNotice', op: 'equals', value: true },
            settings: { linkLabel: { t: 'small.link' } },
          },
        ],
      },
      'not-found': {
        h1: 'heading',
        sections: [{ id: 'heading', type: 'page-heading', settings: { heading: { t: 'small.heading' } } }],
      },
    },
    locales: {
      default: 'en',
      strings: {
        en: {
          'page.skip': english['page.skip'] ?? 'Skip to content',
          'settings.showNotice': 'Show the notice',
          'small.heading': 'A small page',
          'small.link': 'Read the notice',
        },
      },
    },
  });
};
