import { CircleAlert, Clock } from 'lucide-react';
import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { attendancePath } from '#schemas/office.ts';
import { attendanceCodes } from '#schemas/records/attendance.ts';
import { classParam } from '../attendance/ClassSelect.tsx';
import { codeWords } from '../attendance/words.ts';
import { formatDay, formatMoment } from '../format/dates.ts';
import { useStart } from '../session/start.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog, DialogFoot } from '../ui/Dialog.tsx';
import { useNotices } from '../ui/Notices.tsx';
import { useLocale, useWords } from '../words/words.ts';
import { placeOf, type WaitingRegister } from './queue.ts';
import { useRegisters } from './registers.ts';
import classes from './waiting.module.css';
import { waitingWords } from './words.ts';

/** The registers that wait on this device, in the order in which they are sent. */
export const WaitingDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const say = useWords(waitingWords);
  const { user } = useStart();
  const { sendNow, now } = useRegisters();
  const { queue, isSending } = now;
  const isEmpty = queue.length === 0;
  const isAnySent = queue.some(({ state }) => state === 'waiting');
  useEffect(() => {
    if (isEmpty) onClose();
  }, [isEmpty, onClose]);
  return (
    <Dialog title={queue.length === 1 ? say('title1') : say('title', { count: queue.length })} onClose={onClose}>
      {isAnySent && <p className={classes.note}>{say('order')}</p>}
      <ol className={classes.rows}>
        {queue.map((one, at) => (
          <Row key={placeOf(one.body)} register={one} place={at + 1} onShow={onClose} />
        ))}
      </ol>
      <p className={classes.note}>{say('whose', { name: user.name })}</p>
      <DialogFoot>
        <Button onClick={onClose}>{say('close')}</Button>
        {isAnySent && (
          <Button look="primary" busy={isSending} onClick={() => void sendNow()}>
            {say('sendNow')}
          </Button>
        )}
      </DialogFoot>
    </Dialog>
  );
};

interface RowProps {
  readonly register: WaitingRegister;
  readonly place: number;
  readonly onShow: () => void;
}

const Row = ({ register, place, onShow }: RowProps) => {
  const say = useWords(waitingWords);
  const locale = useLocale();
  const { body, className, at, state } = register;
  const part = body.Part === 'Full' ? '' : `&part=${body.Part}`;
  const href = `${attendancePath}?class=${classParam(body)}&date=${body.Date}${part}`;
  const Sign = state === 'waiting' ? Clock : CircleAlert;
  return (
    <li>
      <span className={classes.place} aria-hidden>
        {place}
      </span>
      <div>
        <p>
          <strong>{className}</strong> <span>{formatDay(body.Date, locale)}</span>
        </p>
        <p className={classes.note}>{say('takenAt', { time: formatMoment(new Date(at).toISOString(), locale) })}</p>
        <Counts register={register} />
        <p className={classes.state} data-state={state}>
          <Sign aria-hidden size={16} />
          {state === 'refused' ? register.text : say(state)}
        </p>
        {state === 'refused' && <Refused register={register} />}
      </div>
      <Link to={href} onClick={onShow} aria-label={say('showOf', { class: className })}>
        {say('show')}
      </Link>
    </li>
  );
};

/** What can be done with one that the server does not take: what it refused it for may be mended, or it is given up. */
const Refused = ({ register }: Pick<RowProps, 'register'>) => {
  const say = useWords(waitingWords);
  const { retry, drop, keep } = useRegisters();
  const { notice } = useNotices();
  const { body, version, at, className, students } = register;
  const discard = async (): Promise<void> => {
    await drop(placeOf(body));
    notice(say('discarded', { class: className }), () => void keep({ body, version, at, className, students }));
  };
  return (
    <p className={classes.deeds}>
      <Button
        size="compact"
        aria-label={say('tryAgainOf', { class: className })}
        onClick={() => void retry(placeOf(body))}
      >
        {say('tryAgain')}
      </Button>
      <Button size="compact" aria-label={say('discardOf', { class: className })} onClick={() => void discard()}>
        {say('discard')}
      </Button>
    </p>
  );
};

const Counts = ({ register: { body, students } }: Pick<RowProps, 'register'>) => {
  const sayCode = useWords(codeWords);
  const of = (code: string): number => body.Marks.filter(({ Status }) => Status === code).length;
  const others = body.Marks.filter(({ Status }) => Status !== 'P').length;
  const told = attendanceCodes
    .map((code) => ({ code, count: code === 'P' ? students - others : of(code) }))
    .filter(({ count }) => count > 0);
  return <p>{told.map(({ code, count }) => `${count} ${sayCode(code)}`).join(', ')}</p>;
};
