import { count, desc, eq, sum } from 'drizzle-orm';
import { downloadBackup, openBackup, readBackup } from '#schemas/api/backup.ts';
import { ownAccount, requireOwnPassword } from '#server/domains/accounts/index.ts';
import { attachmentHeader } from '#server/files/storage/file-name.ts';
import { handle, ok } from '#server/http/calls/handle.ts';
import { auditLog, media } from '#server/store/schema.ts';
import { backupLink, requireBackupLink } from './backup-link.ts';
import { streamBackup } from './create-backup.ts';

/** What the audit log calls a school's backup. */
const entity = 'backup';

export const readBackupHandler = handle(readBackup, (_, context) =>
  context.read(async ({ db }) => {
    const [held] = await db.select({ files: count(), bytes: sum(media.bytes) }).from(media);
    const [last] = await db
      .select({ at: auditLog.at, by: auditLog.actor })
      .from(auditLog)
      .where(eq(auditLog.entity, entity))
      .orderBy(desc(auditLog.id))
      .limit(1);
    return ok({
      last: last ? { at: last.at.toISOString(), by: last.by } : null,
      files: held?.files ?? 0,
      bytes: Number(held?.bytes ?? 0),
    });
  }),
);

/** A session left open is not enough to take everything: the password is asked again. */
export const openBackupHandler = handle(openBackup, async ({ body: { password } }, context) => {
  const actor = ownAccount(context);
  await requireOwnPassword(context, { password, field: 'password' });
  return ok(backupLink(context, actor));
});

/** The school's backup; that it was taken is written down before its first byte leaves. */
export const downloadBackupHandler = handle(downloadBackup, async ({ query }, context) => {
  requireBackupLink(context, ownAccount(context), query);
  const { schoolId, slug } = context.school;
  const { store, storage } = context.services;
  await context.write(({ audit }) => audit({ entity, id: schoolId, after: { slug } }));
  const now = context.now();
  const bytes = await streamBackup({ store, storage, slug, now });
  const name = `${slug}-${now.toISOString().slice(0, 10)}.tar.gz`;
  const headers = { 'content-type': 'application/gzip', 'content-disposition': attachmentHeader(name) };
  return { status: 200, bytes, headers } as const;
});
