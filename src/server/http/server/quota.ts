import type { IncomingMessage, ServerResponse } from 'node:http';

/** How much is done at once, in all and for each school: one school's burst leaves room for the others. */
export interface Quota {
  /** Takes a place; false if there is none. Each place is returned with `leave`. */
  enter(schoolId: number): boolean;
  leave(schoolId: number): void;
}

export interface QuotaOptions {
  readonly perSchool: number;
  readonly total: number;
}

export const createQuota = ({ perSchool, total }: QuotaOptions): Quota => {
  const taken = new Map<number, number>();
  let all = 0;
  return {
    enter(schoolId) {
      const own = taken.get(schoolId) ?? 0;
      if (own >= perSchool || all >= total) return false;
      taken.set(schoolId, own + 1);
      all += 1;
      return true;
    },
    leave(schoolId) {
      const own = (taken.get(schoolId) ?? 0) - 1;
      if (own <= 0) taken.delete(schoolId);
      else taken.set(schoolId, own);
      all -= 1;
    },
  };
};

/**
 * Takes a place for a request until its answer is sent or its client has left; false if there is none, or nobody waits
 * any more. An answer that never starts, such as a pipelined one, goes with its connection.
 */
export const occupy = (
  quota: Quota,
  schoolId: number,
  { request, response }: { readonly request: IncomingMessage; readonly response: ServerResponse },
): boolean => {
  const { socket } = request;
  if (socket.destroyed || response.destroyed || !quota.enter(schoolId)) return false;
  let holds = true;
  const leave = (): void => {
    if (!holds) return;
    holds = false;
    socket.off('close', leave);
    quota.leave(schoolId);
  };
  // One of each request that is in the connection's pipeline.
  socket.setMaxListeners(0);
  socket.once('close', leave);
  response.once('close', leave);
  return true;
};
