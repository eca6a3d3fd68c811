/** How often a sign-in has failed in a row, and until when no other is tried. */
export interface Tries {
  readonly failedLogins: number;
  /** The time of the last failure, or one after it. */
  readonly lockedUntil: Date | null;
}

/** Tries of which at least one has failed. */
export interface FailedTries extends Tries {
  readonly lockedUntil: Date;
}

/** Failures that cost nothing but the try. */
const free = 5;
const maxMinutes = 15;
/** After so long a rest the count starts again, in milliseconds. */
export const forgetMs = 24 * 60 * 60 * 1000;

export const noTries: Tries = { failedLogins: 0, lockedUntil: null };

/** Seconds until the next try; 0 if one may be made. */
export const secondsLocked = ({ lockedUntil }: Tries, now: Date): number =>
  lockedUntil && lockedUntil > now ? Math.ceil((lockedUntil.getTime() - now.getTime()) / 1000) : 0;

/** One failure more: the fifth locks for a minute, each after it for twice as long, fifteen minutes at most. */
export const afterFailure = ({ failedLogins, lockedUntil }: Tries, now: Date): FailedTries => {
  const isOld = lockedUntil !== null && now.getTime() - lockedUntil.getTime() >= forgetMs;
  const count = (isOld ? 0 : failedLogins) + 1;
  const minutes = count < free ? 0 : Math.min(maxMinutes, 2 ** (count - free));
  return { failedLogins: count, lockedUntil: new Date(now.getTime() + minutes * 60_000) };
};
