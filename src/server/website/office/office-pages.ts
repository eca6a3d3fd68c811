import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { userStatus } from '#schemas/access/user-status.ts';
import {
  familyPath,
  leaveQuery,
  leftHash,
  type OfficeLocale,
  officeLocaleCookie,
  officeLocales,
  passwordPath,
  platformSchoolsPath,
} from '#schemas/office.ts';
import { systemAddresses } from '#schemas/theme/system-addresses.ts';
import { mayHaveChildren, shownSupport, shownUser, signOutCookies } from '#server/domains/accounts/index.ts';
import type { SupportActor } from '#server/http/access/actor.ts';
import { readCookie } from '#server/http/access/session-cookie.ts';
import { accountPages } from '#server/http/account-paths.ts';
import { writeCookie } from '#server/http/calls/answer.ts';
import { officeHeaders, officeSecurityPolicy } from '#server/http/sending/security-headers.ts';
import { sendText } from '#server/http/sending/send-text.ts';
import { withSearch } from '#server/http/sending/with-search.ts';
import type { FoundSchool } from '#server/store/global.ts';
import { schoolOf } from '#server/tenancy/hosts.ts';
import type { ServedAssets } from '#shared/assets.ts';
import { dateIn, sessionStartYear } from '#shared/calendar.ts';
import { iconOf } from '#site/document.ts';
import { type AskedPage, type HostPageOptions, hostPageRoute, personHere } from '../host-pages.ts';
import { firstAnswers } from './first-answers.ts';
import { officeDocument } from './office-document.ts';
import { screenAt } from './screen-at.ts';

interface Options extends HostPageOptions {
  readonly assets: ServedAssets;
}

/**
 * Every address of the office: one document for who is signed in, whose script knows the screens.
 * Others are sent to sign in, and come back.
 */
export const officePageRoutes = (app: FastifyInstance, options: Options): void => {
  for (const path of systemAddresses.office.flatMap((segment) => [`/${segment}`, `/${segment}/*`]))
    hostPageRoute(app, { path, answer: (...asked) => answer(...asked, { ...options, app }) }, options);
};

const answer = async (
  request: FastifyRequest,
  reply: FastifyReply,
  { owner, leavePlace }: AskedPage,
  options: Options & { readonly app: FastifyInstance },
): Promise<FastifyReply> => {
  const { tenancy, assets, now, app } = options;
  const school = schoolOf(owner);
  reply.headers({ ...officeHeaders, 'cache-control': 'private, no-store' });
  const person = await personHere(request, school.schoolId, options);
  const [path, search] = request.url.split('?');
  const isLeaving = new URLSearchParams(search).has(leaveQuery);
  if (!person && isLeaving) return forget(reply, options);
  if (!person) return reply.redirect(withSearch(accountPages.login, `next=${encodeURIComponent(request.url)}`), 303);
  const user = person.kind === 'user' ? person : undefined;
  if (user?.status === userStatus.mustChangePassword && path !== passwordPath)
    return reply.redirect(isLeaving ? withSearch(passwordPath, leaveQuery) : passwordPath, 303);
  const { site, version } = await tenancy.find(school);
  const facts = site.at(now());
  const styleNonce = randomBytes(16).toString('base64');
  const locale = localeOf(readCookie(request.headers.cookie, officeLocaleCookie));
  const screen = screenAt(assets.office.screens, request.url);
  const { reads } = assets.office;
  // As many pages at once as there are places would wait for each other.
  leavePlace();
  const ask = (addresses: readonly string[], asFamily: boolean) =>
    firstAnswers(app, request, { reads: addresses, locale, asFamily });
  const html = officeDocument({
    assets,
    screen,
    icon: iconOf(facts),
    start: {
      locale,
      styleNonce,
      user: person.kind === 'user' ? shownUser({ ...person, id: person.userId }) : shownSupport(person),
      ...(person.kind === 'support' && { support: supportOf(person, school, options) }),
      hasChildren: user !== undefined && mayHaveChildren(user.role) && user.studentIds.length > 0,
      answers: { ...(await ask(reads, false)), ...(await ask(screen?.reads ?? [], screen?.path === familyPath)) },
      school: {
        School_Id: school.schoolId,
        school_Name: facts.school_Name,
        school_Logo_Image: facts.school_Logo_Image ?? null,
        contentLocale: facts.lang ?? version.theme.defaultLocale,
        locales: version.theme.locales,
        timeZone: site.timeZone,
        session: sessionStartYear(dateIn(site.timeZone, now())),
      },
    },
  });
  reply.header('content-security-policy', officeSecurityPolicy(styleNonce)).type('text/html; charset=utf-8');
  return sendText(request, reply, html);
};

/** Logs out whose session has ended: the website still offered it, and its page forgets what they read. */
const forget = (reply: FastifyReply, { baseUrl }: Options): FastifyReply => {
  for (const cookie of signOutCookies(baseUrl())) reply.header('set-cookie', writeCookie(cookie, baseUrl()));
  return reply.redirect(`/${leftHash}`, 303);
};

/** What the banner says to who is here for support, and where leaving leads. */
const supportOf = ({ name, endsAt }: SupportActor, { schoolId }: FoundSchool, { baseUrl }: Options) => ({
  by: name,
  endsAt: new Date(endsAt).toISOString(),
  back: `${baseUrl().origin}${platformSchoolsPath}?school=${schoolId}`,
});

const localeOf = (wanted: string | undefined): OfficeLocale => officeLocales.find((known) => known === wanted) ?? 'en';
