import type { FastifyReply } from 'fastify';
import type { Problem } from '#engine/index.ts';
import { firstLanguage, translation } from '#server/core/errors/translate.ts';
import type { ApiError } from '#shared/errors/app-error.ts';
import { failurePage, showsAnswer } from './failure-page.ts';
import { commonHeaders } from './security-headers.ts';

/**
 * RFC 9457 with `errorText` and, for a form, the texts by field; for a theme, what its check found. Texts are
 * in the language that the request asks for first, where there are words for them.
 */
export interface ProblemBody {
  readonly type: string;
  readonly title: string;
  readonly status: number;
  readonly errorText: string;
  readonly requestId: string;
  readonly errors?: Readonly<Record<string, readonly string[]>>;
  readonly findings?: readonly Problem[];
}

const titles: Readonly<Record<number, string>> = {
  400: 'Bad request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not found',
  405: 'Method not allowed',
  409: 'Conflict',
  413: 'Too large',
  415: 'Unsupported media type',
  416: 'Range not satisfiable',
  422: 'Not valid',
  429: 'Too many requests',
  500: 'Server error',
  503: 'Not available',
  507: 'No room left',
};

/** Where a kind of failure is described. */
const typeOf = (code: string): string => `/docs/reference/errors#${code.toLowerCase()}`;

export const sendProblem = (
  reply: FastifyReply,
  status: number,
  errorText: string,
  errors?: ProblemBody['errors'],
): FastifyReply => send(reply, { status, errorText, ...(errors ? { errors } : {}) });

/** A failure of the catalog: its code in `type`, and its details. */
export const sendAppError = (reply: FastifyReply, error: ApiError): FastifyReply => {
  const { code, status, message, errors, details, retryAfter, challenge } = error;
  if (challenge !== undefined) reply.header('www-authenticate', challenge);
  if (retryAfter !== undefined) reply.header('retry-after', String(retryAfter));
  return send(reply, { ...details, type: typeOf(code), status, errorText: message, ...(errors ? { errors } : {}) });
};

type ProblemFields = Omit<ProblemBody, 'type' | 'title' | 'requestId'> & { readonly type?: string };

const send = (reply: FastifyReply, problem: ProblemFields): FastifyReply => {
  const { type = 'about:blank', status, errorText, errors, ...rest } = problem;
  if (showsAnswer(reply.request)) {
    const { headers, html } = failurePage(reply.request, problem);
    return reply.code(status).headers(headers).send(html);
  }
  const { headers, id: requestId } = reply.request;
  const translate = translation(firstLanguage(headers['accept-language']));
  const say = (text: string): string => translate?.(text) ?? text;
  const body: ProblemBody = {
    type,
    title: titles[status] ?? 'Error',
    status,
    errorText: say(errorText),
    requestId,
    ...(errors ? { errors: mapTexts(errors, say) } : {}),
    ...rest,
  };
  return reply
    .code(status)
    .headers(commonHeaders)
    .header('cache-control', 'no-store')
    .type('application/problem+json')
    .send(JSON.stringify(body));
};

const mapTexts = (errors: NonNullable<ProblemBody['errors']>, say: (text: string) => string) =>
  Object.fromEntries(Object.entries(errors).map(([field, texts]) => [field, texts.map(say)]));
