import { and, eq } from 'drizzle-orm';
import { schoolTag } from '#schemas/sources/index.ts';
import { type ContentDocument, type ContentRow, content } from '#server/store/schema.ts';
import type { TestApp } from '../support/server.ts';

/** Gives a school this profile in place of its own, as an editor's publishing would. */
export const publishProfile = (app: TestApp, schoolId: number, published: ContentDocument): Promise<void> =>
  setProfile(app, schoolId, { published });

/** As `publishProfile`, from a time on. */
export const scheduleProfile = (
  app: TestApp,
  schoolId: number,
  planned: { readonly scheduled: ContentDocument; readonly publishAt: Date },
): Promise<void> => setProfile(app, schoolId, planned);

const setProfile = (app: TestApp, schoolId: number, values: Partial<ContentRow>): Promise<void> =>
  app.store.school(schoolId, async ({ db, touch }) => {
    const own = and(eq(content.schoolId, schoolId), eq(content.type, 'schoolProfile'));
    const changed = await db.update(content).set(values).where(own).returning({ id: content.id });
    if (changed.length === 0) await db.insert(content).values({ schoolId, type: 'schoolProfile', ...values });
    touch(schoolTag(schoolId, 'schoolProfile'));
  });
