import { writeDownOwn } from '#server/store/audit.ts';
import { operatorTokenName } from '#server/store/operator-tokens.ts';
import type { StoreContext } from '#server/store/store.ts';
import type { Publication } from './publication.ts';

interface Deed {
  /** The operator's token. */
  readonly tokenId: number;
  /** The call that did it. */
  readonly action: string;
}

/** Writes down in the product's own log, in the transaction that moves the pointer, which version took which one's place. */
export const recordPublication = async (
  context: StoreContext,
  { tokenId, action }: Deed,
  { themeId, slug, version, hash, previousHash, previousVersion }: Omit<Publication, 'live' | 'findings'>,
): Promise<void> => {
  const name = (await operatorTokenName(context, tokenId)) ?? String(tokenId);
  const before = previousHash === null ? null : { version: previousVersion, hash: previousHash };
  const entry = { entity: 'theme', id: themeId, before, after: { slug, version, hash } };
  await writeDownOwn(context, { actor: `operator token ${name}`, action }, entry);
};
