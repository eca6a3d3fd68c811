import { type AppError, hasCode } from '#shared/errors/app-error.ts';
import { refuse } from './refusals.ts';

/** That somebody has to say what becomes of so many registers, which were taken on days that become a holiday. */
export const registersTaken = (registers: number): AppError =>
  refuse('Attendance was taken on these days. Say what becomes of the registers.', { registers });

/** About how many registers a refusal asks; 0 for any other. */
export const registersAsked = (error: unknown): number =>
  hasCode(error, 'GUARD') ? Number(error.details?.registers ?? 0) : 0;
