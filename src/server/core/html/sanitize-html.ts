import { createHash } from 'node:crypto';
import { createBoundedMap } from '../cache/bounded-map.ts';
import { createTurns } from '../concurrency/turns.ts';
import { WorkProcess } from '../processes/work-process.ts';
import { sanitizeInPlace } from './sanitize.ts';

declare const safe: unique symbol;

/** HTML that was sanitised by this server, and may be put into a page as it is. */
export type SafeHtml = string & { readonly [safe]: true };

/** What the process for HTML does. */
export type HtmlOperations = { readonly sanitize: (html: string) => Promise<string> };

const htmlProcess = new WorkProcess<HtmlOperations>({
  program: { name: 'html-worker', beside: import.meta.url },
  noun: 'a text',
  requestMs: 30_000,
});

/** Schools have their turns: the long texts of one keep nobody else's waiting. */
const turns = createTurns<number | undefined>(1);

/** Characters that are sanitised at once: a few milliseconds of the server's thread. */
const maxInPlace = 2000;

/** Digests of texts that came out of the sanitiser: a page shows them as often as it is asked for. */
const known = createBoundedMap<string, true>(20_000);

const digestOf = (html: string): string => createHash('sha256').update(html).digest('base64');

const isKnown = (html: string): html is SafeHtml => known.get(digestOf(html)) !== undefined;

/**
 * HTML from people, reduced to prose; see `sanitizeInPlace`. Run when it is stored, and again on its way out, where it
 * costs a digest once this server has seen it. Long texts wait for those of their school alone, and for one of each
 * other; those without a school, which are shown, for each other. Errors: `WORK_LOST`.
 */
export const sanitizeHtml = async (html: string, schoolId?: number): Promise<SafeHtml> => {
  if (isKnown(html)) return html;
  const clean =
    html.length > maxInPlace ? await turns(schoolId, () => htmlProcess.run('sanitize', [html])) : sanitizeInPlace(html);
  known.set(digestOf(clean), true);
  return clean as SafeHtml;
};

/** Whether anything that can be read is left of HTML once it is sanitised. */
export const isEmptyHtml = (html: string): boolean =>
  textOf(isKnown(html) ? html : sanitizeInPlace(html)).trim() === '';

const textOf = (html: string): string => html.replace(/<[^<>]*>/g, '');
