import { clientKeyHeader, clientKeyPattern } from '#schemas/client-key.ts';
import { wrongField } from '#server/core/errors/refusals.ts';
import type { CallContext } from './handle.ts';

const isKey = new RegExp(clientKeyPattern);

/** What the caller calls the request, from Idempotency-Key. Errors: `NOT_VALID` where that is no key. */
export const clientKeyOf = ({ header }: Pick<CallContext, 'header'>): string | undefined => {
  const key = header(clientKeyHeader);
  if (key !== undefined && !isKey.test(key))
    throw wrongField('Idempotency-Key', 'Send 16 to 64 letters, digits or dashes, such as a UUID.');
  return key;
};

/** For who has used a key for something else. */
export const keyTaken = () =>
  wrongField('Idempotency-Key', 'Something else was sent under this key. Choose a new one.');
