import { eq } from 'drizzle-orm';
import { changeDemoRequest } from '#schemas/api/demo-requests.ts';
import { demoRequestSteps } from '#schemas/records/demo-request.ts';
import { notFound } from '#server/core/errors/refusals.ts';
import { handle, ok } from '#server/http/calls/handle.ts';
import { demoRequests } from '#server/store/schema.ts';
import { AppError } from '#shared/errors/app-error.ts';
import { demoRequestRow } from './demo-request-row.ts';

/** Takes a demo request one step along its life. Of two who do so at once, the second finds it moved. */
export const changeDemoRequestHandler = handle(changeDemoRequest, ({ params, body }, context) =>
  context.write(async ({ db, audit }) => {
    const [before] = await db.select().from(demoRequests).where(eq(demoRequests.id, params.id)).for('update');
    if (!before) throw notFound();
    const { status: from } = before;
    const to = body.Status;
    const next = demoRequestSteps[from];
    if (!next.includes(to))
      throw new AppError('BAD_TRANSITION', { what: 'A demo request', from, to }, { details: { next } });
    const [row] = await db
      .update(demoRequests)
      .set({ status: to, updatedAt: context.now() })
      .where(eq(demoRequests.id, before.id))
      .returning();
    if (!row) throw new Error('A locked demo request was gone.');
    await audit({ entity: 'demoRequest', id: row.id, before: { Status: from }, after: { Status: to } });
    return ok(demoRequestRow(row));
  }),
);
