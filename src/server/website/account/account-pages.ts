import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hrefOf } from '#engine/index.ts';
import { accountPages } from '#server/http/account-paths.ts';
import { commonHeaders, contentSecurityPolicy } from '#server/http/sending/security-headers.ts';
import { findSchoolBySlug } from '#server/store/global.ts';
import { isStaffed, schoolOf } from '#server/tenancy/hosts.ts';
import type { AssetManifest } from '#shared/assets.ts';
import { documentStyleOf, iconOf } from '#site/document.ts';
import { type HostPageOptions, hostPageRoute, type PageOwner, signedInUser } from '../host-pages.ts';
import { pageLanguage } from '../words/page-language.ts';
import { type AccountPageName, chooseAccountPage } from './choose-page.ts';
import { renderAccountPage } from './page.ts';
import { accountWords } from './words.ts';

interface Options extends HostPageOptions {
  readonly assets: AssetManifest;
}

/** `GET /login` and the pages under it, in the look of the host's school and without script. */
export const accountPageRoutes = (app: FastifyInstance, options: Options): void => {
  for (const [page, path] of Object.entries(accountPages) as [AccountPageName, string][])
    hostPageRoute(app, { path, answer: (...asked) => answer(...asked, { ...options, page }) }, options);
};

const answer = async (
  request: FastifyRequest,
  reply: FastifyReply,
  owner: PageOwner,
  options: Options & { readonly page: AccountPageName },
): Promise<FastifyReply> => {
  const { page, tenancy, assets, baseUrl, now } = options;
  const school = schoolOf(owner);
  const query = textsOf(request.query);
  const place = page === 'forgot' && owner.kind === 'platform' ? await elsewhere(query, options) : undefined;
  if (place !== undefined) return reply.headers(commonHeaders).redirect(place, 303);
  const { site, version, record } = await tenancy.find(school);
  const facts = site.at(now());
  const locale = pageLanguage(request, version.theme);
  const words = accountWords(locale);
  const home = hrefOf(version.theme, [], locale);
  const said = chooseAccountPage({
    words,
    home,
    page,
    query,
    platformHost: owner.kind === 'platform' ? baseUrl().host : undefined,
    user: page === 'login' ? await signedInUser(request, school.schoolId, options) : undefined,
  });
  const documentStyle = documentStyleOf({ theme: version.theme, record, assets, locale: words.locale });
  const { html, style } = renderAccountPage(said, { site: facts, documentStyle, icon: iconOf(facts), words, home });
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
