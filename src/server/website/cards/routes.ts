import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Loaders } from '#engine/index.ts';
import { blogPost } from '#schemas/sources/blog-post.ts';
import type { Invalidation } from '#server/core/cache/invalidation.ts';
import type { PageCache } from '#server/core/cache/page-cache.ts';
import { busy, notFound } from '#server/core/errors/refusals.ts';
import { icoOf } from '#server/files/drawing/ico.ts';
import type { Identity } from '#server/files/drawing/identity.ts';
import { etagOf, namesTag } from '#server/http/sending/etag.ts';
import { closedPolicy, commonHeaders } from '#server/http/sending/security-headers.ts';
import { occupy, type Quota } from '#server/http/server/quota.ts';
import { databaseAway } from '#server/store/errors.ts';
import type { SchoolFacts } from '#server/tenancy/content-reader.ts';
import { schoolFacts } from '#server/tenancy/school-facts.ts';
import type { SchoolSite } from '#server/tenancy/school-sites.ts';
import type { Tenancy } from '#server/tenancy/tenancy.ts';
import { orAsItWas } from '../as-it-was.ts';
import { readSource } from '../sources/read-source.ts';
import { articleCardPath, cardName, iconPath, siteCardPath } from './addresses.ts';
import type { Drawings } from './drawings.ts';
import { identityOf } from './identity.ts';

interface Options {
  readonly tenancy: Tenancy;
  readonly cache: Pick<PageCache, 'mediaOnPages'>;
  readonly drawings: Drawings;
  readonly invalidation: Invalidation;
  readonly loadersOf: (school: SchoolFacts) => Loaders;
  readonly quota: Quota<number>;
  readonly now: () => number;
}

const forever = 'public, max-age=31536000, immutable';
const forADay = 'public, max-age=86400';
const faviconSide = 32;

/**
 * The pictures that stand for a site and its articles. Their addresses hold a hash of all that they show: one that is
 * out of date leads to today's, and nothing is ever drawn but what the site shows already.
 */
export const cardRoutes = (app: FastifyInstance, options: Options): void => {
  const { drawings, invalidation } = options;

  app.get<{ Params: { file: string } }>('/card/:file', (request, reply) =>
    orAsItWas(invalidation, async (hasPlace) => {
      const { identity } = await siteOf(request, reply, { ...options, hasPlace });
      const path = siteCardPath(identity);
      if (!isCurrent(request, path)) return moved(reply, { path, named: request.params.file });
      return sendPicture(reply, await drawings.card(path, { identity, title: '' }), forever);
    }),
  );

  app.get<{ Params: { slug: string; file: string } }>('/card/blog/:slug/:file', (request, reply) =>
    orAsItWas(invalidation, async (hasPlace) => {
      const { identity, site } = await siteOf(request, reply, { ...options, hasPlace });
      if (invalidation.staleMs() !== undefined) {
        // Only that of an article whose page may be shown.
        const path = request.url.split('?', 1)[0] ?? '';
        const card = options.cache.mediaOnPages(cardName(site.school.schoolId, path));
        if (card?.title === undefined) throw databaseAway();
        return sendPicture(reply, await drawings.card(path, { identity, title: card.title }), forever);
      }
      const loaders = options.loadersOf(schoolFacts(site, options.now()));
      const post = await readSource(loaders, blogPost, { slug: request.params.slug });
      if (!post) throw notFound();
      const path = articleCardPath(identity, post);
      if (!isCurrent(request, path)) return moved(reply, { path, named: request.params.file });
      return sendPicture(reply, await drawings.card(path, { identity, title: post.blog_Title }), forever);
    }),
  );

  app.get<{ Params: { hash: string; file: string } }>('/icon/:hash/:file', (request, reply) =>
    orAsItWas(invalidation, async (hasPlace) => {
      const { hash, file } = request.params;
      const { identity } = await siteOf(request, reply, { ...options, hasPlace });
      const path = iconPath(identity, file);
      const data = await drawings.icon(path, { identity, file });
      if (!data) throw notFound();
      return isCurrent(request, path)
        ? sendPicture(reply, data, forever)
        : moved(reply, { path, named: `${hash}.png` });
    }),
  );

  app.get('/favicon.ico', (request, reply) =>
    orAsItWas(invalidation, async (hasPlace) => {
      const { identity } = await siteOf(request, reply, { ...options, hasPlace });
      const file = `${faviconSide}.png`;
      const data = await drawings.icon(iconPath(identity, file), { identity, file });
      if (!data) throw notFound();
      const etag = `"${etagOf(data)}"`;
      headed(reply, forADay).header('etag', etag);
      if (namesTag(request.headers['if-none-match'], etag)) return reply.code(304).send();
      return reply.type('image/x-icon').send(icoOf(data, faviconSide));
    }),
  );
};

const isCurrent = ({ url }: FastifyRequest, path: string): boolean => url.split('?', 1)[0] === path;

/** Leads from an older address to today's. What was never one leads nowhere. */
const moved = (reply: FastifyReply, { path, named }: { path: string; named: string }): FastifyReply => {
  if (!/^[\da-f]{16}\.png$/.test(named)) throw notFound();
  return headed(reply, 'no-cache').redirect(path, 302);
};

const headed = (reply: FastifyReply, caching: string): FastifyReply =>
  reply.headers({ ...commonHeaders, 'cache-control': caching, 'content-security-policy': closedPolicy });

// Other sites show a card next to a link to the page.
const sendPicture = (reply: FastifyReply, data: Buffer, caching: string): FastifyReply =>
  headed(reply, caching).header('cross-origin-resource-policy', 'cross-origin').type('image/png').send(data);

const siteOf = async (
  request: FastifyRequest,
  reply: FastifyReply,
  { tenancy, quota, hasPlace, now }: Options & { readonly hasPlace: boolean },
): Promise<{ readonly identity: Identity; readonly site: SchoolSite }> => {
  const school = await tenancy.schoolOf(request.headers.host);
  if (!hasPlace && !occupy(quota, { key: school.schoolId }, { request: request.raw, response: reply.raw }))
    throw busy();
  const { site, version, record } = await tenancy.find(school);
  return { identity: identityOf(site.at(now()), version.theme, record), site };
};
