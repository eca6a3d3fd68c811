import type { ErrorArea } from './define.ts';

/** What a theme lacks, and what keeps it from being used. What its check finds are findings (docs/rules). */
export const themeErrors = {
  UNKNOWN_THEME: {
    text: 'There is no theme "{name}".{meant}',
    hint: 'Themes: {themes}. The path of a theme file, or of its folder, works too.',
  },
  NO_THEME_FILE: {
    text: 'There is no file "{file}".',
    hint: 'Name the file of a theme, the folder of its theme.json, or one of {themes}.',
  },
  THEME_NOT_PUBLISHED: {
    text: '{origin} has no theme "{name}".{meant}',
    hint: 'Published there: {themes}.',
  },
  THEME_NOT_LIVE: { text: 'No version of theme {themeId} is live.', hint: '{live}' },
  THEME_NOT_FOR_SCHOOLS: {
    text: 'There is no theme {themeId} for schools.',
    hint: '{kind} themes: {themes}.',
  },
  THEME_CHOICES: {
    text: 'The theme "{theme}" does not take these choices:\n{problems}',
    hint: 'Nothing was changed. Give others, or leave them out with: --reset <name>',
  },
  THEME_FAULTY: {
    text: '{file} has {errors}, the first at {place}',
    hint: 'See all of them with: schoolyard theme check {name}',
  },
  THEME_NOT_TESTED: {
    text: '{file} has {findings}, so there is no page to test.',
    hint: 'See: schoolyard theme check {name}',
  },
  THEME_NOT_COPIED: {
    text: 'The theme "{name}" cannot be copied with this colour: {finding}',
    hint: 'Look at it with: schoolyard theme check {name}',
  },
  THEME_OTHER_VERSION: {
    text: 'The theme {file} has errors.',
    hint: 'The server may be of another version: restart it.',
  },
  THEME_THERE: {
    text: '{folder} already exists.',
    hint: 'Choose another slug, or another folder with --dir.',
  },
  SECTION_THERE: {
    text: 'A section "{type}" already exists.',
    hint: 'See {folder}. Another look of it: schoolyard section new {type}/<look>',
  },
  LOOK_THERE: { text: 'The section "{type}" already has a look "{look}".', hint: 'See {folder}.' },
  UNKNOWN_PAGE: { text: 'The theme "{theme}" has no page at "{route}".{meant}', hint: 'Its pages: {pages}.' },
  UNKNOWN_TEMPLATE: { text: 'The theme "{theme}" has no template "{template}".', hint: 'Templates: {templates}.' },
  UNKNOWN_THEME_STATE: { text: '{theme} has no state "{state}".', hint: '{states}' },
  SOURCE_PARAMS: { text: '{faults}', hint: 'Correct the params of the source.' },
} as const satisfies ErrorArea;
