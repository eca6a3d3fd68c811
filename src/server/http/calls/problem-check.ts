import type { Call } from '#schemas/api/define.ts';
import { problemSchema, problemStatuses } from '#schemas/api/problem.ts';
import { createAnswerValidator } from './validator.ts';

/** An answer to a failure as it leaves. */
interface SentProblem {
  readonly status: number;
  readonly type: string;
  readonly payload: string;
  /** The id of the request that it answers. */
  readonly requestId: string;
}

const isProblem = createAnswerValidator(problemSchema);

/**
 * A check that what a call answers to a failure is a problem of a status that it declares, which names the request;
 * throws where it is not. For tests.
 */
export const createProblemCheck = (call: Call): ((sent: SentProblem) => void) => {
  const statuses = problemStatuses(call);
  return ({ status, type, payload, requestId }) => {
    const what = `The answer ${status} of "${call.id}"`;
    if (!statuses.includes(status)) throw new Error(`${what} is not declared.`);
    if (!type.startsWith('application/problem+json')) throw new Error(`${what} is no problem.`);
    const body = JSON.parse(payload) as { readonly status?: unknown; readonly requestId?: unknown };
    isProblem(body, call.id);
    if (body.status !== status || body.requestId !== requestId)
      throw new Error(`${what} names another status or request.`);
  };
};
