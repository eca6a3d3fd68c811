import { useState } from 'react';
import { giveRollNumbers } from '#schemas/api/students/promotion.ts';
import { type RollOrder, rollOrders } from '#schemas/records/promotion.ts';
import { useAction } from '../../calls/use-call.ts';
import { type OwnClass, useClassNames } from '../../lookups/use-class-names.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog, DialogFoot } from '../../ui/Dialog.tsx';
import { useAttempt, useNotices } from '../../ui/Notices.tsx';
import { RadioRows } from '../../ui/RadioRows.tsx';
import { useWords } from '../../words/words.ts';
import { studentsWords } from './words.ts';

interface Props {
  readonly open: OwnClass;
  readonly session: string;
  readonly onDone: () => void;
}

/** Asks in which order a class is numbered, and does it. */
export const RollNumbers = ({ open, session, onDone }: Props) => {
  const say = useWords(studentsWords);
  const { nameOfClass } = useClassNames();
  const attempt = useAttempt();
  const tell = useNotices();
  const give = useAction(giveRollNumbers);
  const [order, setOrder] = useState<RollOrder>('Name');
  const number = async (): Promise<void> => {
    await attempt(async () => {
      const { Students: count } = await give.mutateAsync({ body: { Session: session, ...open, Order: order } });
      tell.notice(say('numbered', { count }));
    });
    onDone();
  };
  return (
    <Dialog title={say('rollTitle', { class: nameOfClass(open) })} onClose={onDone}>
      <RadioRows
        label={say('rollOrder')}
        options={rollOrders.map((value) => ({ value, label: say(value) }))}
        chosen={order}
        onChoose={setOrder}
      />
      <p>{say('rollNote')}</p>
      <DialogFoot>
        <Button onClick={onDone}>{say('cancel')}</Button>
        <Button look="primary" busy={give.isPending} onClick={() => void number()}>
          {say('rollGive')}
        </Button>
      </DialogFoot>
    </Dialog>
  );
};
