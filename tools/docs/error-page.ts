import type { ErrorArea } from '#schemas/errors/define.ts';
import { errorAreas } from '#schemas/errors/index.ts';
import { page } from './markdown.ts';

/** The page of every failure that has a code, by area. */
export const errorPage = (): string =>
  page(
    '# Errors',
    'Every failure has a code, a text that says what happened, and a hint that says what to do; names in braces are filled in. What the check of a theme finds has a [rule](../rules/README.md) instead.',
    ...Object.entries(errorAreas).flatMap(([name, area]) => {
      const { title, about } = words[name as keyof typeof errorAreas];
      return [`## ${title}`, about, ...entriesOf(area)];
    }),
  );

const words: Readonly<Record<keyof typeof errorAreas, { readonly title: string; readonly about: string }>> = {
  api: {
    title: 'Calls of the API',
    about:
      'Each is `application/problem+json` (RFC 9457) with the status given here. Its `type` leads here; `errorText` is what a person should read.',
  },
  store: {
    title: 'The database',
    about: 'A call that meets one of these is answered with 503 while the database is away or busy, else with 500.',
  },
  media: {
    title: 'Pictures and their storage',
    about:
      'A call answers a fault of a picture as `NOT_VALID`, with this text and this hint at the field. `PICTURE_PROCESS` has a plainer text there, and `MEDIA_KEY` is never the fault of a picture.',
  },
  import: { title: 'Imports and files', about: 'Nothing was changed.' },
  backup: { title: 'Backups', about: 'Nothing was restored.' },
  start: { title: 'Starting', about: 'What keeps the server, `theme preview` or `theme test` from starting.' },
  commandLine: { title: 'The command line', about: 'The exit code is 2.' },
  themes: {
    title: 'Themes and their pages',
    about:
      'A theme, page, template or state that does not exist or cannot be used. The rules of a theme’s check are [a list of their own](../rules/README.md).',
  },
};

const entriesOf = (area: ErrorArea): readonly string[] =>
  Object.entries(area).flatMap(([code, entry]) => {
    const status = 'status' in entry ? `**${String(entry.status)}** · ` : '';
    return [`### ${code}`, `${status}${asText(entry.text)}`, asText(entry.hint)];
  });

/** In Markdown `<slug>` would be HTML. */
const asText = (text: string): string => text.replaceAll('<', '\\<').replaceAll('\n', ' ');
