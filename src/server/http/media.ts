import { and, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { createBoundedMap } from '../cache/bounded-map.ts';
import { isPubliclyVisible } from '../media/public-use.ts';
import { type MediaStorage, mediaKey } from '../media/storage.ts';
import type { Hosts } from '../sites/hosts.ts';
import { findSchoolById } from '../store/global.ts';
import { media } from '../store/schema.ts';
import type { Store } from '../store/store.ts';
import { sendProblem } from './problem.ts';
import { closedPolicy, commonHeaders } from './security-headers.ts';

interface Options {
  readonly store: Store;
  readonly storage: MediaStorage;
  readonly hosts: Hosts;
  readonly now: () => number;
}

interface MediaParams {
  readonly school: string;
  readonly id: string;
  readonly file: string;
}

/** Who may see a picture, as found in the database: kept until a commit of its school says otherwise. */
interface Visibility {
  readonly schoolId: number;
  readonly class: 'public' | 'minor';
}

const types: Readonly<Record<string, string>> = {
  webp: 'image/webp',
  avif: 'image/avif',
  jpeg: 'image/jpeg',
  png: 'image/png',
};
const idPattern = /^[1-9]\d{0,8}$/;
const schoolPattern = /^(0|[1-9]\d{0,8})$/;
const filePattern = /^(\d{1,5})\.(webp|avif|jpeg|png)$/;

/** `GET /media/<school>/<id>/<width>.<ext>`. A child's picture only while a consent stands, and never in shared caches. */
export const mediaRoutes = (app: FastifyInstance, { store, storage, hosts, now }: Options): void => {
  const known = createBoundedMap<string, Visibility>(50_000);
  let epoch = 0;
  store.onCommit((tags) => {
    epoch++;
    const touched = new Set(tags.flatMap((tag) => /^school:(\d+):/.exec(tag)?.[1] ?? []).map(Number));
    if (touched.size > 0) known.deleteWhere(({ schoolId }) => touched.has(schoolId));
  });
  store.onFlush(() => {
    epoch++;
    known.clear();
  });

  const visibility = async (schoolId: number, id: number): Promise<Visibility | undefined> => {
    const key = `${schoolId}/${id}`;
    const kept = known.get(key);
    if (kept) return kept;
    const since = epoch;
    const found = await store.school(
      schoolId,
      async ({ db }): Promise<Visibility | undefined> => {
        const [row] = await db
          .select({ id: media.id, class: media.class })
          .from(media)
          .where(and(eq(media.schoolId, schoolId), eq(media.id, id)));
        if (!row || row.class === 'private') return undefined;
        return (await isPubliclyVisible({ db, row, now: new Date(now()) }))
          ? { schoolId, class: row.class }
          : undefined;
      },
      { readOnly: true },
    );
    // A child's picture is asked for each time: its consent may end with the clock, not only with a commit.
    // What was read before a commit is not kept after it, nor while commits go unheard.
    if (found?.class === 'public' && since === epoch && store.isInStep()) known.set(key, found);
    return found;
  };

  app.get<{ Params: MediaParams }>('/media/:school/:id/:file', async (request, reply) => {
    const { school, id, file } = request.params;
    const format = filePattern.exec(file)?.[2];
    const missing = () => sendProblem(reply, 404, 'There is no such picture.');
    if (!schoolPattern.test(school) || !idPattern.test(id) || !format) return missing();
    const owner = await hosts.find(request.headers.host);
    const schoolId = Number(school);
    if (owner.kind === 'school' && owner.school.schoolId !== schoolId) return missing();
    if (owner.kind === 'unknown' || owner.kind === 'redirect') return missing();
    if (owner.kind === 'platform' && schoolId !== 0) {
      const listed = await findSchoolById(store, schoolId);
      if (!listed?.listed || listed.status !== 'active') return missing();
    }
    const seen = await visibility(schoolId, Number(id));
    const data = seen && (await storage.get(mediaKey(schoolId, Number(id), file)));
    if (!data) return missing();
    const caching = seen.class === 'minor' ? 'private, max-age=300' : 'public, max-age=31536000, immutable';
    return reply
      .headers({ ...commonHeaders, 'content-security-policy': closedPolicy, 'cache-control': caching })
      .header('cross-origin-resource-policy', 'same-site')
      .type(types[format] ?? 'application/octet-stream')
      .send(data);
  });
};
