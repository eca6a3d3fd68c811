import { and, eq } from 'drizzle-orm';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createCache } from '#server/core/cache/cache.ts';
import type { Invalidation } from '#server/core/cache/invalidation.ts';
import { mediaName, type PageCache } from '#server/core/cache/page-cache.ts';
import { notReady } from '#server/core/errors/refusals.ts';
import { publicDocumentFile } from '#server/files/documents/public-document.ts';
import { downloadOf } from '#server/files/public-media.ts';
import { attachmentHeader } from '#server/files/storage/file-name.ts';
import { type MediaStorage, mediaKey } from '#server/files/storage/storage.ts';
import { sendAppError, sendProblem } from '#server/http/sending/problem.ts';
import { closedPolicy, commonHeaders, sandboxPolicy } from '#server/http/sending/security-headers.ts';
import { sendMedia } from '#server/http/sending/send-media.ts';
import { databaseAway } from '#server/store/errors.ts';
import { findSchoolById } from '#server/store/global.ts';
import { media } from '#server/store/schema.ts';
import type { Store } from '#server/store/store.ts';
import { type Hosts, isLive } from '#server/tenancy/hosts.ts';
import { orAsItWas } from '../as-it-was.ts';
import { isPubliclyVisible } from './public-use.ts';

interface Options {
  readonly store: Store;
  readonly invalidation: Invalidation;
  /** Whether the database is away, and pages are shown as they were. */
  readonly isAway: () => boolean;
  readonly cache: Pick<PageCache, 'mediaOnPages'>;
  readonly storage: MediaStorage;
  readonly hosts: Hosts;
  readonly now: () => number;
}

interface MediaParams {
  readonly school: string;
  readonly id: string;
  readonly file: string;
}

/**
 * What is behind an address and who may see it, as found in the database: cached until a commit of its school changes
 * it.
 */
interface Visibility {
  readonly schoolId: number;
  readonly class: 'public' | 'minor';
  /** Whether somebody's consent lets it be seen, which may be withdrawn. */
  readonly isByConsent: boolean;
  /** What a document is downloaded as; undefined for pictures. */
  readonly document: { readonly name: string; readonly mime: string } | undefined;
}

const types: Readonly<Record<string, string>> = {
  webp: 'image/webp',
  avif: 'image/avif',
  jpeg: 'image/jpeg',
  png: 'image/png',
};
/**
 * Of what is shown by consent: no longer than a page with children's data. Asked for again, it is answered without its
 * bytes, or is gone.
 */
const forNow = 'private, max-age=60';

const idPattern = /^[1-9]\d{0,8}$/;
const schoolPattern = /^(0|[1-9]\d{0,8})$/;
const filePattern = /^(\d{1,5})\.(webp|avif|jpeg|png)$/;

/**
 * `GET /media/<school>/<id>/<width>.<ext>`, and `…/file.pdf` of a public document, as a download. A child's picture
 * only while a consent stands, for a minute in the browser's cache, and never in shared ones.
 */
export const mediaRoutes = (
  app: FastifyInstance,
  { store, invalidation, isAway, cache, storage, hosts, now }: Options,
): void => {
  const known = createCache<string, Visibility | undefined>({
    invalidation,
    max: 50_000,
    stale: ({ schools }) => (schools.size > 0 ? (seen) => seen !== undefined && schools.has(seen.schoolId) : undefined),
    // A child's picture is looked up each time: its consent may end with the clock, not only with a commit.
    isCacheable: (seen) => seen?.class === 'public',
  });

  const visibility = (schoolId: number, id: number): Promise<Visibility | undefined> =>
    known.find(mediaName(schoolId, id), () => readVisibility(schoolId, id));

  /** While the database is away: what was seen before, and what is on a page that may be shown. */
  const visibleBefore = (schoolId: number, id: number): Visibility => {
    const name = mediaName(schoolId, id);
    const seen = known.get(name) ?? cache.mediaOnPages(name);
    if (!seen) throw databaseAway();
    // Of a picture on a page it is not known here: nobody is to keep it for long.
    const isByConsent = 'isByConsent' in seen ? seen.isByConsent : seen.document === undefined;
    return { schoolId, class: seen.class, isByConsent, document: seen.document };
  };

  const readVisibility = (schoolId: number, id: number): Promise<Visibility | undefined> =>
    store.school(
      schoolId,
      async ({ db }): Promise<Visibility | undefined> => {
        const [row] = await db
          .select({
            id: media.id,
            class: media.class,
            children: media.children,
            kind: media.kind,
            fileName: media.fileName,
            mime: media.mime,
          })
          .from(media)
          .where(and(eq(media.schoolId, schoolId), eq(media.id, id)));
        if (!row) return undefined;
        if (!(await isPubliclyVisible({ db, row, now: new Date(now()) }))) return undefined;
        // What is shown by consent is looked up each time.
        const isByConsent = row.class !== 'public' || row.children === 'consent';
        return { schoolId, class: row.class === 'public' ? 'public' : 'minor', isByConsent, document: downloadOf(row) };
      },
      { readOnly: true },
    );

  const answer = async (request: FastifyRequest<{ Params: MediaParams }>, reply: FastifyReply) => {
    const { school, id, file } = request.params;
    const format = filePattern.exec(file)?.[2];
    const isDocument = file === publicDocumentFile;
    const missing = () => sendProblem(reply, 404, 'There is no such picture.');
    if (!schoolPattern.test(school) || !idPattern.test(id) || (!format && !isDocument)) return missing();
    const owner = await hosts.find(request.headers.host);
    const schoolId = Number(school);
    if ((owner.kind === 'school' || owner.kind === 'off') && owner.school.schoolId !== schoolId) return missing();
    if (owner.kind === 'off') return sendAppError(reply, notReady());
    if (owner.kind === 'unknown' || owner.kind === 'redirect') return missing();
    if (owner.kind === 'platform' && schoolId !== 0 && !isAway()) {
      const listed = await findSchoolById(store, schoolId);
      if (!listed?.listed) return missing();
      if (!isLive(listed)) return sendAppError(reply, notReady());
    }
    const seen = isAway() ? visibleBefore(schoolId, Number(id)) : await visibility(schoolId, Number(id));
    if (!seen || (seen.document !== undefined) !== isDocument) return missing();
    const headers = {
      ...commonHeaders,
      'cache-control': seen.isByConsent ? forNow : 'public, max-age=31536000, immutable',
      'cross-origin-resource-policy': 'same-site',
      ...(seen.document
        ? {
            'content-security-policy': sandboxPolicy,
            'content-disposition': attachmentHeader(seen.document.name),
            'content-type': seen.document.mime,
          }
        : {
            'content-security-policy': closedPolicy,
            'content-type': types[format ?? ''] ?? 'application/octet-stream',
          }),
    };
    const key = mediaKey(schoolId, Number(id), isDocument ? 'original' : file);
    // Nothing ever changes under its key.
    const etag = `"${schoolId}-${id}-${file}"`;
    return (await sendMedia(request, reply, { storage, key, headers, etag })) ? reply : missing();
  };
  app.route<{ Params: MediaParams }>({
    method: ['GET', 'HEAD'],
    url: '/media/:school/:id/:file',
    handler: (request, reply) => orAsItWas(invalidation, () => answer(request, reply)),
  });
};
