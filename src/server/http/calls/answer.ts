import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Call } from '#schemas/api/define.ts';
import { etagOf, namesTag } from '../sending/etag.ts';
import { closedPolicy, commonHeaders } from '../sending/security-headers.ts';
import { sendText } from '../sending/send-text.ts';
import { withSearch } from '../sending/with-search.ts';
import type { Answer, Cookie } from './handle.ts';

interface SendOptions {
  readonly call: Call;
  readonly baseUrl: URL;
  /** Whether an address of this host leads to a page of the account. */
  readonly isAccountPage: (url: string) => boolean;
}

/** Sends what a handler answers. */
export const sendAnswer = async (
  request: FastifyRequest,
  reply: FastifyReply,
  answer: Answer,
  { call, baseUrl, isAccountPage }: SendOptions,
): Promise<FastifyReply> => {
  reply.code(answer.status).headers({
    ...commonHeaders,
    'content-security-policy': closedPolicy,
    'cache-control': call.access.kind === 'public' && call.validated ? 'no-cache' : 'no-store',
    ...answer.headers,
    ...wayBack(request, answer, isAccountPage),
  });
  for (const cookie of answer.cookies ?? []) reply.header('set-cookie', writeCookie(cookie, baseUrl));
  if (answer.bytes !== undefined) return reply.send(answer.bytes);
  if (answer.body === undefined) return reply.send();
  const body = JSON.stringify(answer.body);
  if (call.validated && answer.status === 200) {
    const etag = `"${etagOf(body)}"`;
    reply.header('etag', etag);
    if (namesTag(request.headers['if-none-match'], etag)) return reply.code(304).send();
  }
  return sendText(request, reply.type('application/json; charset=utf-8'), body);
};

/** A cookie as a header sets it. */
export const writeCookie = ({ name, value, maxAge, readable }: Cookie, baseUrl: URL): string =>
  [
    `${name}=${value}`,
    'Path=/',
    ...(maxAge === undefined ? [] : [`Max-Age=${maxAge}`]),
    ...(readable ? [] : ['HttpOnly']),
    ...(baseUrl.protocol === 'https:' ? ['Secure'] : []),
    'SameSite=Lax',
  ].join('; ');

/** Back to a page of the account, in the language that the form's address names. */
const wayBack = (
  { query }: FastifyRequest,
  { headers: { location } = {} }: Answer,
  isAccountPage: SendOptions['isAccountPage'],
): { readonly location?: string } => {
  const { lang } = query as { readonly lang?: unknown };
  if (typeof lang !== 'string' || location === undefined || !isAccountPage(location)) return {};
  return { location: withSearch(location, String(new URLSearchParams({ lang }))) };
};
