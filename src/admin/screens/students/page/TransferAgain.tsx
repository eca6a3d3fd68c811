import { useState } from 'react';
import type { StudentRecord } from '#schemas/api/students/basic-details.ts';
import { formatDay } from '../../../format/dates.ts';
import { Button } from '../../../ui/Button.tsx';
import { CheckBox } from '../../../ui/CheckBox.tsx';
import { Dialog, DialogFoot } from '../../../ui/Dialog.tsx';
import { useLocale, useWords } from '../../../words/words.ts';
import { certificateWords } from './certificate-words.ts';

interface Props {
  readonly student: StudentRecord;
  readonly isPending: boolean;
  readonly onPrint: (isSpoiled: boolean) => Promise<void>;
  readonly onClose: () => void;
}

/** Asks before a transfer certificate is printed another time: as a duplicate, or in the place of a spoiled print. */
export const TransferAgain = ({ student, isPending, onPrint, onClose }: Props) => {
  const say = useWords(certificateWords);
  const locale = useLocale();
  const [isSpoiled, setSpoiled] = useState(false);
  const { Tc_No: number = '', Tc_Issued_On: issued, Tc_Copies: copies = 1 } = student;
  const day = issued ? formatDay(issued, locale) : '';
  const isDuplicate = copies > 1 || !isSpoiled;
  return (
    <Dialog title={say('againTitle', { number })} onClose={onClose}>
      <p>{say(isSpoiled ? 'spoiledText' : 'againText', { day })}</p>
      <CheckBox isNamed label={say('spoiled')} checked={isSpoiled} onChange={setSpoiled} />
      <DialogFoot>
        <Button onClick={onClose}>{say('cancel')}</Button>
        <Button look="primary" busy={isPending} onClick={() => void onPrint(isSpoiled)}>
          {say(isDuplicate ? 'printDuplicate' : 'printAgain')}
        </Button>
      </DialogFoot>
    </Dialog>
  );
};
