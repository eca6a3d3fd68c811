import { hashSecret } from '#server/core/crypto/secret.ts';
import { noteOperatorToken } from '#server/store/operator-tokens.ts';
import type { Store } from '#server/store/store.ts';
import { AppError } from '#shared/errors/app-error.ts';
import type { OperatorActor } from './actor.ts';

/** Who holds an operator token. Errors: `NOT_AN_OPERATOR` with a challenge where it is none that holds. */
export const findOperator = async (store: Store, bearer: string | undefined): Promise<OperatorActor> => {
  // The same work whatever was sent. The database compares hashes, whose timing reveals nothing about the token.
  const token = await noteOperatorToken(store, hashSecret(bearer ?? ''));
  if (token) return { kind: 'operator', tokenId: token.id, name: token.name };
  const challenge = `Bearer realm="schoolyard"${bearer === undefined ? '' : ', error="invalid_token"'}`;
  throw new AppError('NOT_AN_OPERATOR', {}, { challenge });
};
