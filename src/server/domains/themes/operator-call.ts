import type { OperatorActor } from '#server/http/access/actor.ts';
import type { CallContext } from '#server/http/calls/handle.ts';
import { Refusal } from '#server/http/sending/refusal.ts';
import type { Publication, PublicationResult, RefusedPublication } from './publication.ts';

/** The operator who makes a call that takes an operator token. */
export const requireOperator = ({ actor }: Pick<CallContext, 'actor'>): OperatorActor => {
  if (actor.kind !== 'operator') throw new Error('A call of operators was made by someone else.');
  return actor;
};

const statuses: Readonly<Record<RefusedPublication['kind'], number>> = {
  'too-large': 413,
  unknown: 404,
  conflict: 409,
  invalid: 422,
};

/** What is live now. Errors: a `Refusal` where nothing was changed. */
export const requirePublished = <P extends Publication>(result: PublicationResult<P>): P => {
  if (result.ok) return result.publication;
  const { kind, message, findings } = result.refusal;
  throw new Refusal(statuses[kind], message, { findings });
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
