import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Loaders } from '#engine/index.ts';
import { purposesOf } from '#schemas/content/consent.ts';
import { schoolRowTag, schoolTag, tagOf, themeTag } from '#schemas/sources/tags.ts';
import type { Invalidation } from '#server/core/cache/invalidation.ts';
import type { CachedPage, PageCache } from '#server/core/cache/page-cache.ts';
import { busy, notFound } from '#server/core/errors/refusals.ts';
import { compressPage } from '#server/http/sending/compress.ts';
import { etagOf } from '#server/http/sending/etag.ts';
import { closedPolicy } from '#server/http/sending/security-headers.ts';
import { occupy, type Quota } from '#server/http/server/quota.ts';
import { databaseAway } from '#server/store/errors.ts';
import type { FoundSchool } from '#server/store/global.ts';
import type { Store } from '#server/store/store.ts';
import type { Directory, ReadRecorder, SchoolFacts } from '#server/tenancy/content-reader.ts';
import { hostName } from '#server/tenancy/hosts.ts';
import { schoolFacts } from '#server/tenancy/school-facts.ts';
import { siteParts } from '#server/tenancy/school-sites.ts';
import { createStoreBlogs } from '#server/tenancy/store-blogs.ts';
import type { ShownSite, Tenancy } from '#server/tenancy/tenancy.ts';
import { orAsItWas } from '../as-it-was.ts';
import { createReading } from '../pages/reading.ts';
import { createSendPage } from '../pages/send-page.ts';
import { readSource } from '../sources/read-source.ts';
import type { Feed, FeedContext } from './define.ts';
import { feeds } from './index.ts';

interface Options {
  readonly store: Pick<Store, 'school'>;
  readonly tenancy: Tenancy;
  readonly cache: PageCache;
  readonly invalidation: Invalidation;
  readonly loadersOf: (school: SchoolFacts, recorder?: ReadRecorder) => Loaders;
  readonly directory: Pick<Directory, 'list'>;
  readonly quota: Quota<number>;
  readonly now: () => number;
}

/** Calendars, news, the sitemap and robots.txt of the host's school, cached as pages are. */
export const feedRoutes = (app: FastifyInstance, options: Options): void => {
  const sendPage = createSendPage();
  const { invalidation } = options;
  const making = new Map<string, Making>();
  for (const feed of feeds)
    app.get(feed.path, async (request, reply) => {
      const { page, isHit } = await orAsItWas(invalidation, () => find(request, reply, { ...options, making, feed }));
      const staleMs = invalidation.staleMs();
      const hit = staleMs === undefined ? 'hit' : 'stale';
      reply.hijack();
      sendPage(request.raw, reply.raw, page, { requestId: request.id, cache: isHit ? hit : 'miss', staleMs });
    });
};

/** A feed that is being made, from what was there at an epoch of the cache. */
interface Making {
  readonly since: number;
  readonly done: Promise<CachedPage | undefined>;
}

interface FeedOptions extends Options {
  /** By key: of several requests at once, one makes the feed and the others wait. */
  readonly making: Map<string, Making>;
  readonly feed: Feed;
}

const find = async (
  request: FastifyRequest,
  reply: FastifyReply,
  options: FeedOptions,
): Promise<{ readonly page: CachedPage; readonly isHit: boolean }> => {
  const { tenancy, cache, invalidation, quota, making, feed } = options;
  const since = cache.epoch();
  const school = await tenancy.schoolOf(request.headers.host);
  const shown = await tenancy.find(school);
  const key = `${school.schoolId} ${shown.version.hash} feed ${feed.path}`;
  const cached = cache.get(key);
  if (cached) return { page: cached, isHit: true };
  if (invalidation.staleMs() !== undefined) throw databaseAway();
  if (!occupy(quota, { key: school.schoolId }, { request: request.raw, response: reply.raw })) throw busy();
  const current = making.get(key);
  // One that began before a commit may say what was before.
  const started = current && current.since >= since ? current : { since, done: make(school, shown, options) };
  making.set(key, started);
  try {
    const page = await started.done;
    if (!page) throw notFound();
    if (started !== current) cache.put(key, page, since);
    return { page, isHit: false };
  } finally {
    if (making.get(key) === started) making.delete(key);
  }
};

const make = async (
  school: FoundSchool,
  { site, version, record }: ShownSite,
  { store, tenancy, loadersOf, directory, now, feed }: FeedOptions,
): Promise<CachedPage | undefined> => {
  const time = now();
  const { schoolId } = school;
  const reading = createReading(site, time);
  const loaders = loadersOf(schoolFacts(site, time), reading);
  const tags = new Set([
    schoolRowTag(schoolId),
    themeTag(version.theme.themeId),
    ...siteParts.map((name) => schoolTag(schoolId, name)),
  ]);
  let hasMinors = false;
  const context: FeedContext = {
    site: site.at(time),
    theme: version.theme,
    record,
    name: hostName(new URL(tenancy.hosts.originOf(school.slug)).host) ?? school.slug,
    listed: school.listed || schoolId === 0,
    read(contract, params) {
      for (const name of contract.tags) tags.add(tagOf(schoolId, name));
      hasMinors ||= purposesOf(contract.result).size > 0;
      return readSource(loaders, contract, params);
    },
    async articleSlugs(limit) {
      tags.add(tagOf(schoolId, 'blog'));
      return store.school(schoolId, ({ db }) => createStoreBlogs(db, new Date(time), reading).slugs(limit), {
        readOnly: true,
      });
    },
    async schoolSlugs(limit) {
      tags.add(tagOf(schoolId, 'directory'));
      return (await directory.list({ limit })).map(({ slug }) => slug);
    },
  };
  const text = await feed.make(context);
  if (text === undefined) return undefined;
  const identity = Buffer.from(text);
  return {
    status: 200,
    headers: {
      'content-type': feed.type,
      'cache-control': 'no-cache',
      'content-security-policy': closedPolicy,
      // Readers of other sites may take a feed as it is.
      'access-control-allow-origin': '*',
      vary: 'accept-encoding',
    },
    etag: etagOf(identity),
    bodies: await compressPage(identity),
    tags: [...tags],
    expiresAt: reading.expiresAt(),
    endsAt: reading.endsAt(),
    hasMinors,
    media: reading.media(),
  };
};
