import { and, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Sealer } from '../auth/sealer.ts';
import { AppError } from '../errors/app-error.ts';
import { attachmentHeader, safeFileName } from '../media/file-name.ts';
import { detectPictureType } from '../media/picture-type.ts';
import { isMediaLink } from '../media/signed-links.ts';
import { type MediaStorage, mediaKey } from '../media/storage.ts';
import type { Hosts } from '../sites/hosts.ts';
import { type MediaRow, media } from '../store/schema.ts';
import type { Store } from '../store/store.ts';
import { sendAppError } from './problem.ts';
import { commonHeaders } from './security-headers.ts';

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
/** Whatever the bytes are, nothing of them runs. */
const sandbox = "default-src 'none'; frame-ancestors 'none'; sandbox";

/**
 * `GET /media/private/<school>/<id>` and `…/<width>.<ext>` with what `signMediaLink` adds: only on the school's host, as
 * a download, kept by nobody. Every failure is the same 404.
 */
export const privateMediaRoutes = (app: FastifyInstance, { store, storage, hosts, sealer, now }: Options): void => {
  const find = async (schoolId: number, mediaId: number): Promise<MediaRow | undefined> => {
    const mine = and(eq(media.schoolId, schoolId), eq(media.id, mediaId));
    const [row] = await store.school(schoolId, ({ db }) => db.select().from(media).where(mine), { readOnly: true });
    return row;
  };

  for (const path of ['/media/private/:school/:id', '/media/private/:school/:id/:file'])
    app.get<Route>(path, async (request, reply) => {
      const { school, id, file } = request.params;
      const { expires, signature } = request.query;
      const [schoolId, mediaId] = [Number(school), Number(id)];
      const missing = () => sendAppError(reply, new AppError('WRONG_LINK'));
      if (!idPattern.test(school) || !idPattern.test(id)) return missing();
      if (file !== undefined && !filePattern.test(file)) return missing();
      if (!isMediaLink({ sealer, schoolId, mediaId, file, expires, signature, now: now() })) return missing();
      const owner = await hosts.find(request.headers.host);
      if (owner.kind !== 'school' || owner.school.schoolId !== schoolId) return missing();
      const row = await find(schoolId, mediaId);
      const data = row && (await storage.get(mediaKey(schoolId, mediaId, file ?? 'original')));
      if (!data) return missing();
      const format = file ? filePattern.exec(file)?.[2] : detectPictureOf(row, data);
      const name = row.fileName ?? `file-${mediaId}`;
      return reply
        .headers({ ...commonHeaders, 'content-security-policy': sandbox, 'cache-control': 'private, no-store' })
        .header('cross-origin-resource-policy', 'same-origin')
        .header('content-disposition', attachmentHeader(format ? safeFileName(name, format) : name))
        .type(format ? `image/${format}` : (row.mime ?? 'application/octet-stream'))
        .send(data);
    });
};

/** The format of a picture's stored copy; undefined for documents, whose row names their type. */
const detectPictureOf = ({ mime }: MediaRow, data: Buffer): string | undefined =>
  mime === null ? detectPictureType(data) : undefined;
