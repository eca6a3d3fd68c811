import { useCallback, useState } from 'react';
import type { HolidayRegisters } from '#schemas/records/attendance.ts';
import { RegistersDialog } from '../../../holiday-registers/RegistersDialog.tsx';
import { ImportSteps } from '../../../tables/import/ImportSteps.tsx';
import { useWords } from '../../../words/words.ts';
import { type AskRegisters, useHolidayRows } from './use-holiday-rows.tsx';
import { holidayRowWords } from './words.ts';

interface Props {
  /** The session that the holidays lie in. */
  readonly session: number;
  readonly onClose: () => void;
}

interface Asked {
  readonly count: number;
  readonly answer: (registers: HolidayRegisters | undefined) => void;
}

/** A list of holidays, pasted or from a file. */
export const ImportDialog = ({ session, onClose }: Props) => {
  const say = useWords(holidayRowWords);
  const [asked, setAsked] = useState<Asked>();
  const ask = useCallback<AskRegisters>((count) => new Promise((answer) => setAsked({ count, answer })), []);
  return (
    <>
      <ImportSteps kind={useHolidayRows(session, ask)} onClose={onClose} />
      {asked && (
        <RegistersDialog
          count={asked.count}
          refusal={say('noHolidays')}
          onAnswer={(registers) => {
            setAsked(undefined);
            asked.answer(registers);
          }}
        />
      )}
    </>
  );
};
