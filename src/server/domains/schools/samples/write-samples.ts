import { schoolTag } from '#schemas/sources/index.ts';
import type { WriteContext } from '#server/store/audit.ts';
import { type ContentDocument, content, contentHistory } from '#server/store/schema.ts';
import { dayFacts } from '#server/tenancy/site-facts.ts';
import { sampleFacts } from './sample-facts.ts';
import { type Sample, samplesOf } from './samples.ts';

interface NewSchool {
  readonly schoolId: number;
  /** Its profile, as it is published. */
  readonly profile: ContentDocument;
  readonly now: Date;
}

/**
 * Fills the content of a school that has none with samples, each with its history, and one entry in the audit log.
 * Within a savepoint: where it fails, the transaction around it goes on as if it had not been tried.
 */
export const writeSamples = async (
  { db, audit, touch }: WriteContext,
  { schoolId, profile, now }: NewSchool,
): Promise<void> => {
  const { today } = dayFacts(String(profile.Time_Zone), now.getTime());
  const samples = samplesOf(sampleFacts(profile, today));
  await db.transaction(async (savepoint) => {
    const rows = await savepoint
      .insert(content)
      .values(withPositions(samples).map((sample) => ({ schoolId, isSample: true, ...rowOf(sample) })))
      .returning();
    await savepoint.insert(contentHistory).values(
      rows.map(({ id: contentId, version, draft, published }) => {
        return { schoolId, contentId, version, action: 'sample', document: draft ?? published };
      }),
    );
    await audit({ entity: 'samples', id: schoolId, after: countsOf(samples) });
  });
  for (const { type } of samples) touch(schoolTag(schoolId, type));
};

const countsOf = (samples: readonly Sample[]): Readonly<Record<string, number>> =>
  Object.fromEntries(samples.map(({ type }) => [type, samples.filter((sample) => sample.type === type).length]));

interface Placed extends Sample {
  readonly position: number;
}

/** Each with its place among those of its type. */
const withPositions = (samples: readonly Sample[]): readonly Placed[] =>
  samples.map((sample, at) => ({
    ...sample,
    position: samples.slice(0, at).filter(({ type }) => type === sample.type).length,
  }));

const rowOf = ({ type, document, position, isPublished }: Placed) => ({
  type,
  position,
  lang: typeof document.lang === 'string' ? document.lang : null,
  draft: isPublished ? null : document,
  published: isPublished ? document : null,
});
