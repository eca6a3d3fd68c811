import { and, eq } from 'drizzle-orm';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Sealer } from '#server/core/crypto/sealer.ts';
import { notReady } from '#server/core/errors/refusals.ts';
import { detectPictureType } from '#server/files/pictures/picture-type.ts';
import { isMediaLink, withheldQuery } from '#server/files/signed-links.ts';
import { attachmentHeader, safeFileName } from '#server/files/storage/file-name.ts';
import { type MediaStorage, mediaKey } from '#server/files/storage/storage.ts';
import { sendAppError } from '#server/http/sending/problem.ts';
import { commonHeaders, sandboxPolicy } from '#server/http/sending/security-headers.ts';
import { sendMedia } from '#server/http/sending/send-media.ts';
import { type MediaRow, media } from '#server/store/schema.ts';
import type { Store } from '#server/store/store.ts';
import { type Hosts, isStaffed } from '#server/tenancy/hosts.ts';
import { AppError } from '#shared/errors/app-error.ts';

interface Options {
  readonly store: Store;
  readonly storage: MediaStorage;
  readonly hosts: Hosts;
  readonly sealer: Sealer;
  readonly now: () => number;
}

interface Route {
  readonly Params: { readonly school: string; readonly id: string; readonly file?: string };
  readonly Querystring: { readonly expires?: unknown; readonly signature?: unknown };
}

const idPattern = /^[1-9]\d{0,8}$/;
const filePattern = /^(\d{1,5})\.(webp|avif|jpeg|png)$/;

/**
 * `GET /media/private/<school>/<id>` and `…/<width>.<ext>` with what `signMediaLink` adds: only on the school's host,
 * as a download, never cached. Every failure is the same 404.
 */
export const privateMediaRoutes = (app: FastifyInstance, { store, storage, hosts, sealer, now }: Options): void => {
  const find = async (schoolId: number, mediaId: number): Promise<MediaRow | undefined> => {
    const mine = and(eq(media.schoolId, schoolId), eq(media.id, mediaId));
    const [row] = await store.school(schoolId, ({ db }) => db.select().from(media).where(mine), { readOnly: true });
    return row;
  };

  const answer = async (request: FastifyRequest<Route>, reply: FastifyReply) => {
    const { school, id, file } = request.params;
    const { expires, signature } = request.query;
    if (withheldQuery in request.query) return sendAppError(reply, new AppError('SUPPORT_WITHHELD'));
    const [schoolId, mediaId] = [Number(school), Number(id)];
    const missing = () => sendAppError(reply, new AppError('WRONG_LINK'));
    if (!idPattern.test(school) || !idPattern.test(id)) return missing();
    if (file !== undefined && !filePattern.test(file)) return missing();
    if (!isMediaLink({ sealer, schoolId, mediaId, file, expires, signature, now: now() })) return missing();
    const owner = await hosts.find(request.headers.host);
    if ((owner.kind !== 'school' && owner.kind !== 'off') || owner.school.schoolId !== schoolId) return missing();
    if (!isStaffed(owner.school)) return sendAppError(reply, notReady());
    const row = await find(schoolId, mediaId);
    if (!row) return missing();
    const key = mediaKey(schoolId, mediaId, file ?? 'original');
    const format = file ? filePattern.exec(file)?.[2] : await formatOfCopy(storage, row, key);
    const name = row.fileName ?? `file-${mediaId}`;
    const headers = {
      ...commonHeaders,
      'content-security-policy': sandboxPolicy,
      'cache-control': 'private, no-store',
      'cross-origin-resource-policy': 'same-origin',
      'content-disposition': attachmentHeader(format ? safeFileName(name, format) : name),
      'content-type': format ? `image/${format}` : (row.mime ?? 'application/octet-stream'),
    };
    return (await sendMedia(request, reply, { storage, key, headers })) ? reply : missing();
  };
  for (const url of ['/media/private/:school/:id', '/media/private/:school/:id/:file'])
    app.route<Route>({ method: ['GET', 'HEAD'], url, handler: answer });
};

/** Enough of a file for its type. */
const firstBytes = { start: 0, end: 63 };

/** The format of a picture's stored copy; undefined for documents, whose row names their type, and without a file. */
const formatOfCopy = async (storage: MediaStorage, { mime }: MediaRow, key: string): Promise<string | undefined> => {
  const opened = mime === null ? await storage.open(key, firstBytes) : undefined;
  return opened && detectPictureType(Buffer.concat(await opened.stream.toArray()));
};
