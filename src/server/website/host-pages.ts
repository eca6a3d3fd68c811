import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import { busy } from '#server/core/errors/refusals.ts';
import { findActor } from '#server/domains/accounts/index.ts';
import type { SupportActor, UserActor } from '#server/http/access/actor.ts';
import { readCookie, sessionCookieName } from '#server/http/access/session-cookie.ts';
import { notReadyPage } from '#server/http/sending/not-ready-page.ts';
import { occupyQueued, type Quota } from '#server/http/server/quota.ts';
import type { Store } from '#server/store/store.ts';
import { type HostOwner, isStaffed, schoolOf } from '#server/tenancy/hosts.ts';
import type { Tenancy } from '#server/tenancy/tenancy.ts';
import type { FailedPages } from './pages/failed-pages.ts';
import { createAnswerLog } from './pages/pages.ts';
import { failedPage } from './pages/routes.ts';

/** Whose host a page is asked of. */
export type PageOwner = Extract<HostOwner, { kind: 'platform' | 'school' | 'off' }>;

export interface HostPageOptions {
  readonly store: Store;
  readonly tenancy: Tenancy;
  readonly quota: Quota<number>;
  readonly failed: FailedPages;
  /** Answers as a page of the site: what there is on a host without such pages. */
  readonly answerPage: (request: FastifyRequest, reply: FastifyReply) => Promise<void>;
  readonly baseUrl: () => URL;
  readonly now: () => number;
  readonly log: Logger;
}

interface HostPage {
  readonly path: string;
  /** Whether the page is there on such a host; on every known one where this is not given. */
  readonly isOn?: (owner: PageOwner) => boolean;
  readonly answer: (request: FastifyRequest, reply: FastifyReply, asked: AskedPage) => Promise<FastifyReply>;
}

export interface AskedPage {
  readonly owner: PageOwner;
  /** Gives the request's place among its school's back, before what is asked for the page takes places of its own. */
  readonly leavePlace: () => void;
}

/**
 * A page of the server's own beside a site's pages, logged as they are. On an unknown host it is not there; nor is it
 * while a school has no people who could sign in.
 */
export const hostPageRoute = (app: FastifyInstance, page: HostPage, options: HostPageOptions): void => {
  app.get(page.path, {
    handler: (request, reply) => answer(request, reply, { ...options, page }),
    errorHandler: async (error, request, reply) => {
      const { status, headers, html } = await failedPage(request, error, options.failed);
      return reply.code(status).headers(headers).send(html);
    },
  });
};

const answer = async (
  request: FastifyRequest,
  reply: FastifyReply,
  { tenancy, quota, answerPage, log, page }: HostPageOptions & { readonly page: HostPage },
): Promise<FastifyReply | undefined> => {
  const started = performance.now();
  const owner = await tenancy.hosts.find(request.headers.host);
  if (owner.kind === 'unknown' || owner.kind === 'redirect' || page.isOn?.(owner) === false) {
    await answerPage(request, reply);
    return undefined;
  }
  const logAnswer = createAnswerLog(log);
  reply.raw.once('close', () =>
    logAnswer(request.raw, { status: reply.statusCode, started, requestId: request.id, cache: 'none' }),
  );
  if (owner.kind === 'off' && !isStaffed(owner.school)) {
    const { status, headers, html } = notReadyPage(owner.school, request.id);
    return reply.code(status).headers(headers).send(html);
  }
  const exchange = { request: request.raw, response: reply.raw };
  const leavePlace = await occupyQueued(quota, schoolOf(owner).schoolId, exchange);
  if (!leavePlace) throw busy();
  return page.answer(request, reply, { owner, leavePlace });
};

type Looking = Pick<HostPageOptions, 'store' | 'baseUrl' | 'now'>;

/** Who has a session at a school, by a request: a user, or an operator who is there for support. */
export const personHere = async (
  { headers }: FastifyRequest,
  schoolId: number,
  { store, baseUrl, now }: Looking,
): Promise<UserActor | SupportActor | undefined> => {
  const session = readCookie(headers.cookie, sessionCookieName(baseUrl()));
  const actor = await findActor(store, { schoolId, now: new Date(now()) }, { bearer: undefined, session });
  return actor?.kind === 'user' || actor?.kind === 'support' ? actor : undefined;
};

/** Who is signed in to a school, by the session of a request. */
export const signedInUser = async (
  request: FastifyRequest,
  schoolId: number,
  looking: Looking,
): Promise<UserActor | undefined> => {
  const person = await personHere(request, schoolId, looking);
  return person?.kind === 'user' ? person : undefined;
};
