import { type ReactNode, Suspense, useCallback, useState } from 'react';
import type { HolidayRegisters } from '#schemas/records/attendance.ts';
import { type AskRegisters, RegistersQuestionContext } from '../calls/registers-question.ts';
import { part } from '../ui/part.tsx';

// Hardly anybody is ever asked.
const RegistersDialog = part(async () => (await import('./RegistersDialog.tsx')).RegistersDialog);

interface Asked {
  readonly count: number;
  readonly answer: (registers: HolidayRegisters | undefined) => void;
}

/** Asks, wherever a holiday is published, what becomes of registers that were taken on its days. */
export const RegistersQuestion = ({ children }: { readonly children: ReactNode }) => {
  const [asked, setAsked] = useState<Asked>();
  const ask = useCallback<AskRegisters>(
    (count) =>
      new Promise((resolve) => {
        setAsked({
          count,
          answer: (registers) => {
            setAsked(undefined);
            resolve(registers);
          },
        });
      }),
    [],
  );
  return (
    <RegistersQuestionContext value={ask}>
      {children}
      {asked && (
        <Suspense>
          <RegistersDialog count={asked.count} onAnswer={asked.answer} />
        </Suspense>
      )}
    </RegistersQuestionContext>
  );
};
