import { sizeText, usedBytesOfSchools } from '#server/files/uploads/quota.ts';
import { listSchools } from '#server/store/global.ts';
import type { Store } from '#server/store/store.ts';
import { type DoctorFinding, sound, warning } from './finding.ts';

/** Of its quota, what a school may take before it is named. */
const nearQuota = 0.9;
/** The most schools that are named. */
const maxNamed = 10;

/** Which schools have little room left for pictures and files; `quota` in bytes. */
export const checkQuota = async (store: Store, quota: number): Promise<DoctorFinding> => {
  const used = await usedBytesOfSchools(store);
  const near = (await listSchools(store)).flatMap(({ id, slug }) => {
    const bytes = used.get(id) ?? 0;
    return bytes >= nearQuota * quota ? [{ slug, bytes }] : [];
  });
  if (near.length === 0) return sound('Media quota', `no school is near its ${sizeText(quota)}`);
  const named = near
    .toSorted((a, b) => b.bytes - a.bytes)
    .slice(0, maxNamed)
    .map(({ slug, bytes }) => `${slug} takes ${Math.round((100 * bytes) / quota)} % of ${sizeText(quota)}`);
  const more = near.length > maxNamed ? [`${near.length - maxNamed} more`] : [];
  return warning(
    'Media quota',
    [...named, ...more].join(', '),
    'Ask the school to delete what nothing uses, or raise MEDIA_QUOTA_MB.',
  );
};
