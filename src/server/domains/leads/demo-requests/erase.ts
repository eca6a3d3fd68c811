import { and, eq } from 'drizzle-orm';
import { eraseDemoRequest } from '#schemas/api/demo-requests.ts';
import { notFound } from '#server/core/errors/refusals.ts';
import { handle, ok } from '#server/http/calls/handle.ts';
import { emptyEntries } from '#server/store/audit.ts';
import { auditLog, demoRequests } from '#server/store/schema.ts';

/** Erases a demo request for good, and what the audit log says of it; that it was erased stays. */
export const eraseDemoRequestHandler = handle(eraseDemoRequest, ({ params: { id } }, context) =>
  context.write(async (transaction) => {
    const [gone] = await transaction.db.delete(demoRequests).where(eq(demoRequests.id, id)).returning();
    if (!gone) throw notFound();
    await emptyEntries(transaction, and(eq(auditLog.entity, 'demoRequest'), eq(auditLog.entityId, id)));
    await transaction.audit({ entity: 'demoRequest', id });
    return ok({ message: 'The request is erased.' });
  }),
);
