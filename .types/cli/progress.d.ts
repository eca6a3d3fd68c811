import type { Progress } from '#server/http/calls/command.ts';
/** A bar on a terminal; elsewhere a plain line for each quarter. */
export declare const createProgress: () => {
    update: Progress;
    end: () => void;
};
