import type { HolidayRegisters } from '#schemas/records/attendance.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog, DialogFoot } from '../ui/Dialog.tsx';
import { useWords } from '../words/words.ts';
import { registersWords } from './words.ts';

interface Props {
  /** How many registers were taken. */
  readonly count: number;
  /** What leaves everything as it is is called; of what is published by default. */
  readonly refusal?: string;
  /** Undefined where nothing is to be saved. */
  readonly onAnswer: (registers: HolidayRegisters | undefined) => void;
}

/** Asks what becomes of registers that were taken on the days of holidays. */
export const RegistersDialog = ({ count, refusal, onAnswer }: Props) => {
  const say = useWords(registersWords);
  return (
    <Dialog title={say('registersTitle')} onClose={() => onAnswer(undefined)}>
      <p>{count === 1 ? say('registers1') : say('registers', { count })}</p>
      <DialogFoot
        aside={
          <Button look="quiet" onClick={() => onAnswer(undefined)}>
            {refusal ?? say('notNow')}
          </Button>
        }
      >
        <Button look="danger" onClick={() => onAnswer('Remove')}>
          {say('removeRegisters')}
        </Button>
        <Button look="primary" data-autofocus onClick={() => onAnswer('Keep')}>
          {say('keepRegisters')}
        </Button>
      </DialogFoot>
    </Dialog>
  );
};
