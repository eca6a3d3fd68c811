import type { FastifyReply } from 'fastify';
import type { Problem } from '../../../engine/index.ts';
import { commonHeaders } from './security-headers.ts';

/** RFC 9457 with the seed's `errorText` and, for a form, the texts by field; for a theme, what its check found. */
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
): FastifyReply => send(reply, { status, errorText, ...(errors ? { errors } : {}) });

/** A theme that its check refuses: 422 with every finding. */
export const sendFindings = (reply: FastifyReply, errorText: string, findings: readonly Problem[]): FastifyReply =>
  send(reply, { status: 422, errorText, findings });

const send = (reply: FastifyReply, problem: Omit<ProblemBody, 'type' | 'title' | 'requestId'>): FastifyReply => {
  const { status, errorText, ...rest } = problem;
  const body: ProblemBody = {
    type: 'about:blank',
    title: titles[status] ?? 'Error',
    status,
    errorText,
    requestId: reply.request.id,
    ...rest,
  };
  return reply
    .code(status)
    .headers(commonHeaders)
    .header('cache-control', 'no-store')
    .type('application/problem+json')
    .send(JSON.stringify(body));
};
