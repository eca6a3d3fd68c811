import { createContext } from 'react';
import type { Call } from '#schemas/api/define.ts';
import type { HolidayRegisters } from '#schemas/records/attendance.ts';
import { CallError } from './call-error.ts';

/** Asks what becomes of so many registers; undefined where nothing is to be done. */
export type AskRegisters = (count: number) => Promise<HolidayRegisters | undefined>;

/** Who asks about registers that were taken on the days of a holiday. */
export const RegistersQuestionContext = createContext<AskRegisters | undefined>(undefined);

/** About how many registers a call was refused that takes the answer in its query; 0 for any other refusal. */
export const registersIn = ({ query }: Call, error: unknown): number =>
  error instanceof CallError && typeof query === 'object' && Object.hasOwn(query.properties ?? {}, 'Registers')
    ? (error.problem.registers ?? 0)
    : 0;
