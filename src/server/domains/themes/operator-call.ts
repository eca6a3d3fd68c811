import type { Call } from '#schemas/api/define.ts';
import { actorName } from '#server/http/access/actor.ts';
import type { CallContext } from '#server/http/calls/handle.ts';
import type { PlatformAuditRecord } from '#server/store/audit.ts';
import type { Publication } from './publication.ts';

/** Who changes what is live, and by which call. */
export interface OperatorChange {
  /** The operator's token, for the history of the theme. */
  readonly tokenId: number;
  /** As the audit log has it. */
  readonly auditRecord: PlatformAuditRecord;
}

/** The change that a call with an operator token makes. */
export const operatorChange = ({ id }: Call, { actor, requestId }: CallContext): OperatorChange => {
  if (actor.kind !== 'operator') throw new Error('A call of operators was made by someone else.');
  return { tokenId: actor.tokenId, auditRecord: { actor: actorName(actor), action: id, requestId } };
};

/** What the server's log says of a change: which version replaced which, and by which token. */
export const publicationFacts = (
  { themeId, version, hash, previousHash, unchanged }: Publication,
  { tokenId }: OperatorChange,
) => ({ themeId, version, hash, previousHash, unchanged, tokenId });
