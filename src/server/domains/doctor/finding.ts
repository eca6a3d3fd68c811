import { hintOf } from '#shared/errors/app-error.ts';

/** One thing that was looked at. */
export interface DoctorFinding {
  readonly name: string;
  readonly state: 'ok' | 'warning' | 'fault';
  /** What was found. */
  readonly text: string;
  /** How to fix it. */
  readonly cure?: string;
}

export const sound = (name: string, text: string): DoctorFinding => ({ name, state: 'ok', text });

export const warning = (name: string, text: string, cure: string): DoctorFinding => ({
  name,
  state: 'warning',
  text,
  cure,
});

export const fault = (name: string, text: string, cure: string): DoctorFinding => ({
  name,
  state: 'fault',
  text,
  cure,
});

/** Runs a check; what it throws is its finding. */
export const examined = async (
  name: string,
  cure: string,
  check: () => Promise<DoctorFinding>,
): Promise<DoctorFinding> => {
  try {
    return await check();
  } catch (error) {
    return fault(name, error instanceof Error ? error.message : String(error), hintOf(error) || cure);
  }
};
