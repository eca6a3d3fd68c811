import { and, eq } from 'drizzle-orm';
import { schoolTag } from '../../schemas/sources/index.ts';
import { type ContentDocument, content } from '../../src/server/store/schema.ts';
import type { TestApp } from '../support/server.ts';

/** Gives a school this profile in place of its own, as an editor's publishing would. */
export const publishProfile = (app: TestApp, schoolId: number, published: ContentDocument): Promise<void> =>
  app.store.school(schoolId, async ({ db, touch }) => {
    const own = and(eq(content.schoolId, schoolId), eq(content.type, 'schoolProfile'));
    const changed = await db.update(content).set({ published }).where(own).returning({ id: content.id });
    if (changed.length === 0) await db.insert(content).values({ schoolId, type: 'schoolProfile', published });
    touch(schoolTag(schoolId, 'schoolProfile'));
  });
