import type { FastifyRequest } from 'fastify';
import { escapeHtml } from '../../shared/escape-html.ts';
import { type PlainPage, plainPage } from './error-page.ts';

interface Failure {
  readonly status: number;
  readonly errorText: string;
  readonly errors?: Readonly<Record<string, readonly string[]>>;
}

const formType = /^\s*(application\/x-www-form-urlencoded|multipart\/form-data)/i;
const accountCall = /^\/api\/account\//i;

const titles: ReadonlyMap<number, string> = new Map([
  [422, 'Please check the form'],
  [429, 'Please wait a little'],
  [503, 'We are back in a moment'],
]);

/** Whether a browser sent a form by itself and will show whatever is answered. */
export const showsAnswer = ({ headers }: FastifyRequest): boolean =>
  formType.test(headers['content-type'] ?? '') && /\btext\/html\b/.test(headers.accept ?? '');

/** What failed of a form, as a page: its text, what is wrong with each field, and the way back. */
export const failurePage = (request: FastifyRequest, { status, errorText, errors }: Failure): PlainPage => {
  const more = Object.values(errors ?? {}).flat();
  const title = titles.get(status) ?? (status < 500 ? 'That did not work' : 'Something went wrong on our side');
  const text = [errorText, ...more.filter((one) => one !== errorText)].map(escapeHtml).join('<br>');
  const link = accountCall.test(request.url)
    ? { href: '/login', label: 'Back to the log-in' }
    : { href: '/', label: 'Back to the website' };
  return plainPage({ title, text, link }, request.id);
};
