import type { Call } from '#schemas/api/define.ts';
import { clientKeyOf } from '../calls/client-key.ts';
import type { CallContext } from '../calls/handle.ts';
import { isForm } from './form.ts';

/**
 * What a public form is called, so that it may be sent again and is stored once: by its key, else, for a browser without
 * script, by its words: the same ones from one address on one day (UTC) are one form. Errors: `NOT_VALID` for a key that
 * is none.
 */
export const formKeyOf = (context: CallContext, call: Call, body: object): string | undefined => {
  const key = clientKeyOf(context);
  if (key !== undefined || !isForm(context)) return key;
  const day = context.now().toISOString().slice(0, 10);
  return context.services.sealer.fingerprint(JSON.stringify([call.id, context.address, day, body]), 'plain form');
};
