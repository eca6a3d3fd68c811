import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import { type CompiledTheme, hrefOf, type Loaders } from '#engine/index.ts';
import { banners } from '#schemas/sources/banners.ts';
import { busy } from '#server/core/errors/refusals.ts';
import { findActor } from '#server/domains/accounts/index.ts';
import { readCookie, sessionCookieName } from '#server/http/access/session-cookie.ts';
import { accountPages } from '#server/http/account-paths.ts';
import { forgetTriedLogin, readTriedLogin } from '#server/http/forms/tried-login.ts';
import { notReadyPage } from '#server/http/sending/not-ready-page.ts';
import { commonHeaders, contentSecurityPolicy } from '#server/http/sending/security-headers.ts';
import { occupy, type Quota } from '#server/http/server/quota.ts';
import { findSchoolBySlug } from '#server/store/global.ts';
import type { Store } from '#server/store/store.ts';
import type { SchoolFacts } from '#server/tenancy/content-reader.ts';
import { type HostOwner, isStaffed, schoolOf } from '#server/tenancy/hosts.ts';
import { schoolFacts } from '#server/tenancy/school-facts.ts';
import type { SchoolSite } from '#server/tenancy/school-sites.ts';
import type { Tenancy } from '#server/tenancy/tenancy.ts';
import type { AssetManifest } from '#shared/assets.ts';
import { documentStyleOf, iconOf } from '#site/document.ts';
import type { FailedPages } from '../pages/failed-pages.ts';
import { createAnswerLog } from '../pages/pages.ts';
import { failedPage } from '../pages/routes.ts';
import { readSource } from '../sources/read-source.ts';
import { pageLanguage } from '../words/page-language.ts';
import { type AccountPageName, chooseAccountPage } from './choose-page.ts';
import { type AccountLanguage, renderAccountPage, type SchoolPicture } from './page.ts';
import { type AccountWords, accountWords } from './words.ts';

interface Options {
  readonly store: Store;
  readonly tenancy: Tenancy;
  readonly assets: AssetManifest;
  readonly quota: Quota<number>;
  readonly loadersOf: (school: SchoolFacts) => Loaders;
  readonly failed: FailedPages;
  /** Answers as a page of the site: what there is on a host without accounts. */
  readonly answerPage: (request: FastifyRequest, reply: FastifyReply) => Promise<void>;
  readonly baseUrl: () => URL;
  readonly now: () => number;
  readonly log: Logger;
}

type Owner = Extract<HostOwner, { kind: 'platform' | 'school' | 'off' }>;

/**
 * `GET /login` and the pages under it, in the look of the host's school and without script. On an unknown host
 * they are not there.
 */
export const accountPageRoutes = (app: FastifyInstance, options: Options): void => {
  for (const [name, path] of Object.entries(accountPages) as [AccountPageName, string][])
    app.get(path, {
      handler: (request, reply) => answer(request, reply, { ...options, page: name }),
      errorHandler: async (error, request, reply) => {
        const { status, headers, html } = await failedPage(request, error, options.failed);
        return reply.code(status).headers(headers).send(html);
      },
    });
};

const answer = async (
  request: FastifyRequest,
  reply: FastifyReply,
  options: Options & { readonly page: AccountPageName },
): Promise<FastifyReply | undefined> => {
  const started = performance.now();
  const owner = await options.tenancy.hosts.find(request.headers.host);
  if (owner.kind === 'unknown' || owner.kind === 'redirect') {
    await options.answerPage(request, reply);
    return undefined;
  }
  const logAnswer = createAnswerLog(options.log);
  reply.raw.once('close', () =>
    logAnswer(request.raw, { status: reply.statusCode, started, requestId: request.id, cache: 'none' }),
  );
  if (owner.kind === 'off' && !isStaffed(owner.school)) {
    const { status, headers, html } = notReadyPage(owner.school, request.id);
    return reply.code(status).headers(headers).send(html);
  }
  const { page, tenancy, assets, quota, baseUrl, now } = options;
  const school = schoolOf(owner);
  if (!occupy(quota, { key: school.schoolId }, { request: request.raw, response: reply.raw })) throw busy();
  const query = textsOf(request.query);
  const place = page === 'forgot' && owner.kind === 'platform' ? await elsewhere(query, options) : undefined;
  if (place !== undefined) return reply.headers(commonHeaders).redirect(place, 303);
  const { site, version, record } = await tenancy.find(school);
  const locale = pageLanguage(request, version.theme);
  const facts = site.at(now(), locale);
  const words = accountWords(locale, version.theme.defaultLocale);
  const home = hrefOf(version.theme, [], locale);
  const error = query.error;
  const tried = page === 'login' && error !== undefined ? readTriedLogin(request.headers.cookie) : undefined;
  const said = chooseAccountPage({
    words,
    tried,
    hasFamilies: facts.student_Domain !== undefined,
    home,
    page,
    query,
    platformHost: owner.kind === 'platform' ? baseUrl().host : undefined,
    user: page === 'login' ? await userOf(request, site, options) : undefined,
  });
  const documentStyle = documentStyleOf({ theme: version.theme, record, assets, locale: words.locale });
  const { html, style } = renderAccountPage(said, {
    site: facts,
    documentStyle,
    icon: iconOf(facts),
    words,
    home,
    frame: frameOf(version.theme),
    picture: said.hasPicture ? await pictureOf(schoolFacts(site, now()), options) : undefined,
    languages: said.hasPicture ? languagesOf(version.theme, words, query) : [],
  });
  if (tried !== undefined) reply.header('set-cookie', forgetTriedLogin);
  return reply
    .headers({
      ...commonHeaders,
      // The address holds a link's secret. Without any origin the forms could not be distinguished from another site's.
      'referrer-policy': 'strict-origin',
      'content-security-policy': contentSecurityPolicy(style, formTargets(owner, baseUrl())),
      'content-language': words.locale,
      'cache-control': 'no-store',
    })
    .type('text/html; charset=utf-8')
    .send(html);
};

/** How the theme frames a picture: as its home page does the banner's. */
const frameOf = ({ templates }: CompiledTheme): string | undefined =>
  Object.values(templates)
    .flatMap(({ sections }) => sections)
    .find(({ type }) => type === 'banner')?.look;

/** The school's own picture. Without it people log in as well. */
const pictureOf = async (school: SchoolFacts, { loadersOf, log }: Options): Promise<SchoolPicture | undefined> => {
  try {
    return (await readSource(loadersOf(school), banners, {})).find(({ image }) => image !== undefined);
  } catch (error) {
    log.warn({ err: error, school: school.slug }, 'The picture of the log-in page could not be read.');
    return undefined;
  }
};

/** The page in the theme's languages that account pages have. */
const languagesOf = (
  { locales, defaultLocale }: CompiledTheme,
  { locale: current }: AccountWords,
  { type }: Readonly<Record<string, string | undefined>>,
): readonly AccountLanguage[] =>
  locales
    .filter((locale) => accountWords(locale, defaultLocale).locale === locale)
    .map((locale) => {
      const query = new URLSearchParams({ lang: locale === defaultLocale ? '' : locale, ...(type ? { type } : {}) });
      return { locale, href: `${accountPages.login}?${query}`, isCurrent: locale === current };
    });

/** The product's own forms lead to the hosts of schools, whose domains can be any. */
const formTargets = ({ kind }: Owner, { protocol, host }: URL): readonly string[] => {
  if (kind !== 'platform') return [];
  return protocol === 'https:' ? ['https:'] : ['https:', `${protocol}//*.${host}`];
};

/** The page of the school that is named in a query, on that school's own host. */
const elsewhere = async (
  { school: slug }: Readonly<Record<string, string | undefined>>,
  { store, tenancy: { hosts } }: Options,
): Promise<string | undefined> => {
  if (slug === undefined) return undefined;
  const found = await findSchoolBySlug(store, slug.trim().toLowerCase().slice(0, 200));
  const isOpen = found !== undefined && found.schoolId > 0 && isStaffed(found);
  return isOpen ? hosts.siteOrigin(found) + accountPages.forgot : `${accountPages.forgot}?error=school`;
};

const userOf = async (request: FastifyRequest, { school }: SchoolSite, { store, baseUrl, now }: Options) => {
  const session = readCookie(request.headers.cookie, sessionCookieName(baseUrl()));
  const reader = { schoolId: school.schoolId, now: new Date(now()) };
  const actor = await findActor(store, reader, { bearer: undefined, session });
  return actor?.kind === 'user' ? actor : undefined;
};

/** What is given once in a query. */
const textsOf = (query: unknown): Record<string, string> =>
  Object.fromEntries(
    Object.entries(query as Record<string, unknown>).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    ),
  );
