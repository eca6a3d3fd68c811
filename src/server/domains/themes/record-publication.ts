import { recordPlatformAudit } from '#server/store/audit.ts';
import { operatorTokenName } from '#server/store/operator-tokens.ts';
import type { StoreContext } from '#server/store/store.ts';
import type { Publication } from './publication.ts';

interface PublicationEvent {
  /** The operator's token. */
  readonly tokenId: number;
  /** The call that did it. */
  readonly action: string;
}

/** Records in the platform's audit log, in the transaction that moves the pointer, which version replaced which. */
export const recordPublication = async (
  context: StoreContext,
  { tokenId, action }: PublicationEvent,
  { themeId, slug, version, hash, previousHash, previousVersion }: Omit<Publication, 'live' | 'findings'>,
): Promise<void> => {
  const name = (await operatorTokenName(context, tokenId)) ?? String(tokenId);
  const before = previousHash === null ? null : { version: previousVersion, hash: previousHash };
  const entry = { entity: 'theme', id: themeId, before, after: { slug, version, hash } };
  await recordPlatformAudit(context, { actor: `operator token ${name}`, action }, entry);
};
