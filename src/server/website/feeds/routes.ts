import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Loaders } from '#engine/index.ts';
import { busy, notFound } from '#server/core/errors/refusals.ts';
import { etagOf, namesTag } from '#server/http/sending/etag.ts';
import { closedPolicy, commonHeaders } from '#server/http/sending/security-headers.ts';
import { occupy, type Quota } from '#server/http/server/quota.ts';
import type { FoundSchool } from '#server/store/global.ts';
import type { Directory, SchoolFacts } from '#server/tenancy/content-reader.ts';
import { hostName } from '#server/tenancy/hosts.ts';
import { schoolFacts } from '#server/tenancy/school-facts.ts';
import type { Tenancy } from '#server/tenancy/tenancy.ts';
import { readSource } from '../sources/read-source.ts';
import type { Feed, FeedContext } from './define.ts';
import { feeds } from './index.ts';

interface Options {
  readonly tenancy: Tenancy;
  readonly loadersOf: (school: SchoolFacts) => Loaders;
  readonly directory: Pick<Directory, 'list'>;
  readonly quota: Quota<number>;
  readonly now: () => number;
}

/** Calendars, news, the sitemap and robots.txt of the host's school. */
export const feedRoutes = (app: FastifyInstance, options: Options): void => {
  for (const feed of feeds) app.get(feed.path, (request, reply) => answer(request, reply, { ...options, feed }));
};

const answer = async (
  request: FastifyRequest,
  reply: FastifyReply,
  options: Options & { readonly feed: Feed },
): Promise<FastifyReply> => {
  const { tenancy, quota, feed } = options;
  const school = await tenancy.schoolOf(request.headers.host);
  if (!occupy(quota, { key: school.schoolId }, { request: request.raw, response: reply.raw })) throw busy();
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
  if (namesTag(request.headers['if-none-match'], etag)) return reply.code(304).send();
  return reply.type(feed.type).send(text);
};

const contextOf = async (
  school: FoundSchool,
  { tenancy, loadersOf, directory, now }: Options,
): Promise<FeedContext> => {
  const { site, version, record } = await tenancy.find(school);
  const time = now();
  const loaders = loadersOf(schoolFacts(site, time));
  return {
    site: site.at(time),
    theme: version.theme,
    record,
    name: hostName(new URL(tenancy.hosts.originOf(school.slug)).host) ?? school.slug,
    listed: school.listed || school.schoolId === 0,
    read: (contract, params) => readSource(loaders, contract, params),
    schoolSlugs: async (limit) => (await directory.list({ limit })).map(({ slug }) => slug),
  };
};
