import type { FastifyReply } from 'fastify';
import { commonHeaders } from './security-headers.ts';

/** RFC 9457 with the seed's `errorText` and, for a form, the texts by field. */
export interface ProblemBody {
  readonly type: string;
  readonly title: string;
  readonly status: number;
  readonly errorText: string;
  readonly requestId: string;
  readonly errors?: Readonly<Record<string, readonly string[]>>;
}

const titles: Readonly<Record<number, string>> = {
  400: 'Bad request',
  403: 'Forbidden',
  404: 'Not found',
  405: 'Method not allowed',
  413: 'Too large',
  415: 'Unsupported media type',
  422: 'Not valid',
  429: 'Too many requests',
  500: 'Server error',
  503: 'Not available',
};

export const sendProblem = (
  reply: FastifyReply,
  status: number,
  errorText: string,
  errors?: ProblemBody['errors'],
): FastifyReply => {
  const body: ProblemBody = {
    type: 'about:blank',
    title: titles[status] ?? 'Error',
    status,
    errorText,
    requestId: reply.request.id,
    ...(errors ? { errors } : {}),
  };
  return reply
    .code(status)
    .headers(commonHeaders)
    .header('cache-control', 'no-store')
    .type('application/problem+json')
    .send(JSON.stringify(body));
};
