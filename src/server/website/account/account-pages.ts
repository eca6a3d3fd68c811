import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type CompiledTheme, hrefOf, type Loaders } from '#engine/index.ts';
import { officePath } from '#schemas/office.ts';
import { banners } from '#schemas/sources/banners.ts';
import type { Sealer } from '#server/core/crypto/sealer.ts';
import { readProductHint } from '#server/domains/accounts/index.ts';
import { accountPages } from '#server/http/account-paths.ts';
import { forgetTriedLogin, readTriedLogin } from '#server/http/forms/tried-login.ts';
import { commonHeaders, contentSecurityPolicy } from '#server/http/sending/security-headers.ts';
import { findSchoolBySlug } from '#server/store/global.ts';
import type { SchoolFacts } from '#server/tenancy/content-reader.ts';
import { isStaffed, schoolOf } from '#server/tenancy/hosts.ts';
import { schoolFacts } from '#server/tenancy/school-facts.ts';
import type { AssetManifest } from '#shared/assets.ts';
import { documentStyleOf, iconOf } from '#site/document.ts';
import { type AskedPage, type HostPageOptions, hostPageRoute, type PageOwner, signedInUser } from '../host-pages.ts';
import { readSource } from '../sources/read-source.ts';
import { pageLanguage } from '../words/page-language.ts';
import { type AccountPageName, chooseAccountPage } from './choose-page.ts';
import { type AccountLanguage, renderAccountPage, type SchoolPicture } from './page.ts';
import type { KnownOffice } from './sign-in-pages.ts';
import { type AccountWords, accountWords } from './words.ts';

interface Options extends HostPageOptions {
  readonly assets: AssetManifest;
  readonly sealer: Sealer;
  readonly loadersOf: (school: SchoolFacts) => Loaders;
}

/** `GET /login` and the pages under it, in the look of the host's school and without script. */
export const accountPageRoutes = (app: FastifyInstance, options: Options): void => {
  for (const [page, path] of Object.entries(accountPages) as [AccountPageName, string][])
    hostPageRoute(app, { path, answer: (...asked) => answer(...asked, { ...options, page }) }, options);
};

const answer = async (
  request: FastifyRequest,
  reply: FastifyReply,
  { owner }: AskedPage,
  options: Options & { readonly page: AccountPageName },
): Promise<FastifyReply> => {
  const { page, tenancy, assets, baseUrl, now } = options;
  const school = schoolOf(owner);
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
    office: page === 'login' && owner.kind === 'platform' ? await knownOffice(request, options) : undefined,
    user: page === 'login' ? await signedInUser(request, school.schoolId, options) : undefined,
  });
  const documentStyle = documentStyleOf({ theme: version.theme, record, assets, locale: words.locale });
  const { html, style } = renderAccountPage(said, {
    site: facts,
    isProduct: owner.kind === 'platform',
    documentStyle,
    icon: iconOf(facts),
    words,
    home,
    frame: frameOf(version.theme),
    picture: said.hasPicture ? await pictureOf(schoolFacts(site, now()), options) : undefined,
    languages: said.hasPicture ? languagesOf(version.theme, words, { path: accountPages[page], query }) : [],
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

/** The office of the school that a browser has signed in to from the product's host. */
const knownOffice = async (
  { headers }: FastifyRequest,
  { store, tenancy, sealer, now }: Options,
): Promise<KnownOffice | undefined> => {
  const slug = readProductHint({ sealer, now }, headers.cookie);
  const school = slug === undefined ? undefined : await findSchoolBySlug(store, slug);
  if (!school || !isStaffed(school)) return undefined;
  return { name: school.name, href: tenancy.hosts.siteOrigin(school) + officePath };
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
    log.warn({ err: error, school: school.slug }, 'The picture beside the form to log in could not be read.');
    return undefined;
  }
};

/**
 * The page in the theme's languages that account pages have. One whose address holds a secret is in the language of the
 * mail that led to it: no link on it repeats the secret.
 */
const languagesOf = (
  { locales, defaultLocale }: CompiledTheme,
  { locale: current }: AccountWords,
  { path, query: { type, token } }: { readonly path: string; readonly query: Readonly<Record<string, string>> },
): readonly AccountLanguage[] =>
  locales
    .filter((locale) => accountWords(locale, defaultLocale).locale === locale && (!token || locale === current))
    .map((locale) => {
      const query = new URLSearchParams({
        lang: locale === defaultLocale ? '' : locale,
        ...(type ? { type } : {}),
      });
      return { locale, href: `${path}?${query}`, isCurrent: locale === current };
    });

/** The product's own forms lead to the hosts of schools, whose domains can be any. */
const formTargets = ({ kind }: PageOwner, { protocol, host }: URL): readonly string[] => {
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

/** What is given once in a query. */
const textsOf = (query: unknown): Record<string, string> =>
  Object.fromEntries(
    Object.entries(query as Record<string, unknown>).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    ),
  );
