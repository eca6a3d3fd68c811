import type { Call } from '#schemas/api/define.ts';
import { actorName } from '#server/http/access/actor.ts';
import type { CallContext } from '#server/http/calls/handle.ts';
import type { PlatformAuditRecord } from '#server/store/audit.ts';
import type { Publication } from './publication.ts';

/** Who changes what is live, and by which call. */
export interface OperatorChange {
  /** The operator's token, for the history of the theme; null where they are signed in. */
  readonly tokenId: number | null;
  /** As the audit log has it. */
  readonly auditRecord: PlatformAuditRecord;
}

/** The change that a call of an operator makes. */
export const operatorChange = ({ id }: Call, { actor, requestId }: CallContext): OperatorChange => {
  const auditRecord = { actor: actorName(actor), action: id, requestId };
  if (actor.kind === 'operator') return { tokenId: actor.tokenId, auditRecord };
  if (actor.kind === 'user') return { tokenId: null, auditRecord: { ...auditRecord, userId: actor.userId } };
  throw new Error('A call of operators was made by someone else.');
};

/** What the server's log says of a change: which version replaced which, and by which token. */
export const publicationFacts = (
  { themeId, version, hash, previousHash, unchanged }: Publication,
  { tokenId }: OperatorChange,
) => ({ themeId, version, hash, previousHash, unchanged, tokenId });
