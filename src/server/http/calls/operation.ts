import type { MediaStorage } from '#server/files/storage/storage.ts';
import type { Store } from '#server/store/store.ts';

export type Progress = (done: number, total: number, label: string) => void;

/** What an operation of the command line works with, in the server or next to it. */
export interface OperationContext {
  readonly store: Store;
  readonly storage: MediaStorage;
  readonly dataDir: string;
  /** What sealed columns and signed links are made with. */
  readonly secret: string;
  /** What pictures and files of one school may take in all, in bytes; 5 GB by default. */
  readonly mediaQuota?: number;
  readonly progress: Progress;
}

/** One operation of the command line. Params and result survive JSON: they may pass the control socket. */
export interface Operation<Params, Result> {
  readonly name: string;
  run(context: OperationContext, params: Params): Promise<Result>;
}

export const defineOperation = <Params, Result>(operation: Operation<Params, Result>): Operation<Params, Result> =>
  operation;

/** A request that cannot be done: what was wrong, and the cure. Maps to a message, never to a stack. */
export class OperationError extends Error {
  readonly hint: string;

  constructor(message: string, hint: string) {
    super(message);
    this.name = 'OperationError';
    this.hint = hint;
  }
}
