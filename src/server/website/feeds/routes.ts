import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Engine, Loaders } from '../../../../engine/index.ts';
import { busy, notFound, notReady } from '../../core/errors/app-error.ts';
import { etagOf } from '../../http/sending/etag.ts';
import { closedPolicy, commonHeaders } from '../../http/sending/security-headers.ts';
import { occupy, type Quota } from '../../http/server/quota.ts';
import type { Directory, SchoolFacts } from '../../tenancy/content-reader.ts';
import { type Hosts, hostName } from '../../tenancy/hosts.ts';
import { schoolFacts } from '../../tenancy/school-facts.ts';
import { platformSchool, type SchoolSites } from '../../tenancy/school-sites.ts';
import type { ThemeCatalog } from '../../tenancy/themes/theme-catalog.ts';
import type { Feed, FeedContext } from './define.ts';
import { feeds } from './index.ts';

interface Options {
  readonly hosts: Hosts;
  readonly sites: SchoolSites;
  readonly themes: ThemeCatalog;
  readonly engine: Pick<Engine, 'resolveRecord'>;
  readonly loadersOf: (school: SchoolFacts) => Loaders;
  readonly directory: Pick<Directory, 'list'>;
  readonly quota: Quota;
  readonly now: () => number;
}

/** The most items that one feed reads, however many there are. */
const mostPages = 10;
const pageSize = 100;

/** Calendars, news, the sitemap and robots.txt of the host's school. */
export const feedRoutes = (app: FastifyInstance, options: Options): void => {
  for (const feed of feeds) app.get(feed.path, (request, reply) => answer(request, reply, { ...options, feed }));
};

const answer = async (
  request: FastifyRequest,
  reply: FastifyReply,
  options: Options & { readonly feed: Feed },
): Promise<FastifyReply> => {
  const { hosts, quota, feed } = options;
  const owner = await hosts.find(request.headers.host);
  if (owner.kind === 'off') throw notReady();
  const school = owner.kind === 'school' ? owner.school : owner.kind === 'platform' ? platformSchool : undefined;
  if (!school) throw notFound();
  if (!occupy(quota, school.schoolId, { request: request.raw, response: reply.raw })) throw busy();
  const text = await feed.make(await contextOf(school, options));
  if (text === undefined) throw notFound();
  const etag = `"${etagOf(text)}"`;
  reply.headers({
    ...commonHeaders,
    'cache-control': 'no-cache',
    'content-security-policy': closedPolicy,
    etag,
    // Readers of other sites may take a feed as it is.
    'access-control-allow-origin': '*',
  });
  const known = request.headers['if-none-match']?.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  if (known?.includes(etag) || known?.includes('*')) return reply.code(304).send();
  return reply.type(feed.type).send(text);
};

const contextOf = async (
  school: Parameters<SchoolSites['find']>[0],
  { hosts, sites, themes, engine, loadersOf, directory, now }: Options,
): Promise<FeedContext> => {
  const site = await sites.find(school);
  const version = await themes.find(site.record);
  if (!version) throw new Error(`No theme is live for the school "${school.slug}".`);
  const moment = now();
  const loaders = loadersOf(schoolFacts(site, moment));
  return {
    site: site.at(moment),
    theme: version.theme,
    record: engine.resolveRecord(version.theme, site.record).record,
    name: hostName(new URL(hosts.originOf(school.slug)).host) ?? school.slug,
    listed: school.listed || school.schoolId === 0,
    all: <T>(source: string, params?: Readonly<Record<string, string | number>>) => readAll<T>(loaders, source, params),
    first: <T>(source: string, most: number) => read<T>(loaders, source, { page: 1, pageSize: most }),
    schoolSlugs: async (limit) => (await directory.list({ limit })).map(({ slug }) => slug),
  };
};

/** All items of a source: page after page, or at once where it has no pages. */
const readAll = async <T>(
  loaders: Loaders,
  source: string,
  params: Readonly<Record<string, string | number>> = {},
): Promise<readonly T[]> => {
  if (Object.keys(params).length > 0) return read(loaders, source, params);
  const items: T[] = [];
  for (let page = 1; page <= mostPages; page++) {
    const some = await read<T>(loaders, source, { page, pageSize });
    items.push(...some);
    if (some.length < pageSize) break;
  }
  return items;
};

const read = async <T>(
  loaders: Loaders,
  source: string,
  params: Readonly<Record<string, string | number>>,
): Promise<readonly T[]> => {
  const { signal } = new AbortController();
  return ((await loaders[source]?.(params, { signal, started: () => undefined })) ?? []) as T[];
};
