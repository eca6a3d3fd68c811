import type { Call } from '#schemas/api/define.ts';
import { isCallHandler } from '#server/http/calls/handle.ts';
import { handlers } from './handlers.ts';

const addressOf = ({ path, method }: Call): string => `${path} ${method}`;

/** Every call of the API, by its address. */
export const calls: readonly Call[] = handlers
  .filter(isCallHandler)
  .map(({ contract }) => contract)
  .toSorted((a, b) => (addressOf(a) < addressOf(b) ? -1 : 1));
