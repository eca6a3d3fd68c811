import { type PlatformAuditRecord, recordPlatformAudit } from '#server/store/audit.ts';
import type { StoreContext } from '#server/store/store.ts';
import type { Publication } from './publication.ts';

/** Records in the platform's audit log, in the transaction that moves the pointer, which version replaced which. */
export const recordPublication = (
  context: StoreContext,
  auditRecord: PlatformAuditRecord,
  { themeId, slug, version, hash, previousHash, previousVersion }: Omit<Publication, 'live' | 'findings'>,
): Promise<void> => {
  const before = previousHash === null ? null : { version: previousVersion, hash: previousHash };
  const entry = { entity: 'theme', id: themeId, before, after: { slug, version, hash } };
  return recordPlatformAudit(context, auditRecord, entry);
};
