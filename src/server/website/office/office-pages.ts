import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import { accessiblePaths } from '#schemas/access/matrix.ts';
import { type OfficeLocale, officeLocaleCookie, officeLocales } from '#schemas/office.ts';
import { systemAddresses } from '#schemas/theme/system-addresses.ts';
import { busy } from '#server/core/errors/refusals.ts';
import { findActor } from '#server/domains/accounts/index.ts';
import { holdersOf, type UserActor } from '#server/http/access/actor.ts';
import { readCookie, sessionCookieName } from '#server/http/access/session-cookie.ts';
import { accountPages } from '#server/http/account-paths.ts';
import { commonHeaders, officeSecurityPolicy } from '#server/http/sending/security-headers.ts';
import { withSearch } from '#server/http/sending/with-search.ts';
import { occupy, type Quota } from '#server/http/server/quota.ts';
import type { Store } from '#server/store/store.ts';
import { isStaffed } from '#server/tenancy/hosts.ts';
import type { Tenancy } from '#server/tenancy/tenancy.ts';
import type { ServedAssets } from '#shared/assets.ts';
import { iconOf } from '#site/document.ts';
import type { FailedPages } from '../pages/failed-pages.ts';
import { createAnswerLog } from '../pages/pages.ts';
import { failedPage } from '../pages/routes.ts';
import { officeDocument } from './office-document.ts';

interface Options {
  readonly store: Store;
  readonly tenancy: Tenancy;
  readonly assets: ServedAssets;
  readonly quota: Quota<number>;
  readonly failed: FailedPages;
  /** Answers as a page of the site: what there is on a host without an office. */
  readonly answerPage: (request: FastifyRequest, reply: FastifyReply) => Promise<void>;
  readonly baseUrl: () => URL;
  readonly now: () => number;
  readonly log: Logger;
}

/** The user-status flag of who has to change the password before anything else, and where that is done. */
const mustChangePassword = 3;
const passwordPath = '/school/change_password';

/**
 * Every address of the office, on the hosts of schools: one document for who is signed in, whose script knows the screens.
 * Others are sent to sign in, and come back.
 */
export const officePageRoutes = (app: FastifyInstance, options: Options): void => {
  for (const path of systemAddresses.office.flatMap((segment) => [`/${segment}`, `/${segment}/*`]))
    app.get(path, {
      handler: (request, reply) => answer(request, reply, options),
      errorHandler: async (error, request, reply) => {
        const { status, headers, html } = await failedPage(request, error, options.failed);
        return reply.code(status).headers(headers).send(html);
      },
    });
};

const answer = async (
  request: FastifyRequest,
  reply: FastifyReply,
  options: Options,
): Promise<FastifyReply | undefined> => {
  const started = performance.now();
  const { tenancy, store, assets, quota, baseUrl, now, answerPage, log } = options;
  const owner = await tenancy.hosts.find(request.headers.host);
  const school = owner.kind === 'school' || owner.kind === 'off' ? owner.school : undefined;
  if (!school || !isStaffed(school)) {
    await answerPage(request, reply);
    return undefined;
  }
  const logAnswer = createAnswerLog(log);
  reply.raw.once('close', () =>
    logAnswer(request.raw, { status: reply.statusCode, started, requestId: request.id, cache: 'none' }),
  );
  if (!occupy(quota, { key: school.schoolId }, { request: request.raw, response: reply.raw })) throw busy();
  reply.headers({ ...commonHeaders, 'cache-control': 'private, no-store' });
  const { cookie } = request.headers;
  const session = readCookie(cookie, sessionCookieName(baseUrl()));
  const reader = { schoolId: school.schoolId, now: new Date(now()) };
  const actor = await findActor(store, reader, { bearer: undefined, session });
  if (actor?.kind !== 'user') {
    const next = `next=${encodeURIComponent(request.url)}`;
    return reply.redirect(withSearch(accountPages.login, next), 303);
  }
  if (actor.status === mustChangePassword && request.url.split('?')[0] !== passwordPath)
    return reply.redirect(passwordPath, 303);
  const { site } = await tenancy.find(school);
  const facts = site.at(now());
  const styleNonce = randomBytes(16).toString('base64');
  const html = officeDocument({
    assets,
    icon: iconOf(facts),
    start: {
      locale: localeOf(readCookie(cookie, officeLocaleCookie)),
      styleNonce,
      user: shown(actor),
      school: {
        School_Id: school.schoolId,
        school_Name: facts.school_Name,
        school_Logo_Image: facts.school_Logo_Image ?? null,
      },
    },
  });
  return reply
    .header('content-security-policy', officeSecurityPolicy(styleNonce))
    .type('text/html; charset=utf-8')
    .send(html);
};

const localeOf = (wanted: string | undefined): OfficeLocale => officeLocales.find((known) => known === wanted) ?? 'en';

const shown = (actor: UserActor) => {
  const { userId, name, role, permissionSets, status } = actor;
  const sets = [...permissionSets];
  return {
    userId,
    name,
    role,
    permissionSets: sets,
    userStatus: status,
    accessiblePaths: accessiblePaths(holdersOf(actor)),
  };
};
