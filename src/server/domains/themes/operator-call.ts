import type { OperatorActor } from '#server/http/access/actor.ts';
import type { CallContext } from '#server/http/calls/handle.ts';
import { AppError } from '#shared/errors/app-error.ts';
import type { Publication, PublicationResult } from './publication.ts';

/** The operator who makes a call that takes an operator token. */
export const requireOperator = ({ actor }: Pick<CallContext, 'actor'>): OperatorActor => {
  if (actor.kind !== 'operator') throw new Error('A call of operators was made by someone else.');
  return actor;
};

/** What is live now. Errors: the refusal's code where nothing was changed. */
export const requirePublished = <P extends Publication>(result: PublicationResult<P>): P => {
  if (result.ok) return result.publication;
  const { code, reason, findings } = result.refusal;
  throw new AppError(code, { reason }, findings ? { details: { findings } } : {});
};

/** Tells the log which version replaced which, and by which token. */
export const logPublication = (
  context: CallContext,
  message: string,
  { themeId, version, hash, previousHash, unchanged }: Publication,
): void => {
  const { tokenId } = requireOperator(context);
  context.log.info({ themeId, version, hash, previousHash, unchanged, tokenId }, message);
};
