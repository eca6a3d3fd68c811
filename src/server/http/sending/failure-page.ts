import type { FastifyRequest } from 'fastify';
import { escapeHtml } from '#shared/escape-html.ts';
import { accountPages } from '../account-paths.ts';
import { isFormType } from '../form-type.ts';
import { type PlainPage, plainPage } from './error-page.ts';
import { preferredType } from './preferred-type.ts';

/** What a failure may be sent as, the first where nothing is said. */
const failureTypes = ['application/problem+json', 'application/json', 'text/html'] as const;

const accountCall = /^\/api\/account\//i;

/** Whether a browser without script sent the form and will show whatever is answered: it would rather have a page. */
export const showsAnswer = ({ headers }: FastifyRequest): boolean =>
  isFormType(headers['content-type']) && preferredType(headers.accept, failureTypes) === 'text/html';

/** What failed of a form that `form-pages.ts` cannot tell: our own failures, and those on an unknown host. */
export const failurePage = (
  request: FastifyRequest,
  { status, errorText }: { readonly status: number; readonly errorText: string },
): PlainPage => {
  const title = status < 500 ? 'That did not work' : 'Something went wrong at our end';
  const href = accountCall.test(request.url) ? accountPages.login : '/';
  return plainPage({ title, text: escapeHtml(errorText), link: { href, label: 'Continue' } }, request.id);
};
