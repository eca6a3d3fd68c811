import { ChevronDown, Clock } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import type { StaffDayCode } from '#schemas/records/staff.ts';
import { formatTime } from '../../format/dates.ts';
import { dayCodeWords } from '../../staff/day-code-words.ts';
import { Button } from '../../ui/Button.tsx';
import { TextField } from '../../ui/Field.tsx';
import { Initials } from '../../ui/Initials.tsx';
import { KeysHint } from '../../ui/KeysHint.tsx';
import hidden from '../../ui/unseen.module.css';
import { useIsPhone } from '../../ui/use-is-phone.ts';
import { useLocale, useWords } from '../../words/words.ts';
import classes from './attendance.module.css';
import type { Register, Row } from './use-register.ts';
import { attendanceWords } from './words.ts';

interface Props {
  /** YYYY-MM-DD. */
  readonly day: string;
  readonly rows: readonly Row[];
  readonly form: Register;
}

/** The keys of the codes while the focus is in a row. */
const keys: Readonly<Record<string, StaffDayCode>> = { p: 'P', l: 'L', h: 'HD', a: 'A', v: 'LV', d: 'OD' };

/** Everybody of the day with their code. Letters set it, the arrows go to the next row. */
export const RegisterTable = ({ day, rows, form }: Props) => {
  const say = useWords(attendanceWords);
  const body = useRef<HTMLTableSectionElement>(null);
  const press = (event: KeyboardEvent, row: Row, at: number): void => {
    if (event.target instanceof HTMLInputElement && event.target.type !== 'radio') return;
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const code = Object.hasOwn(keys, event.key.toLowerCase()) ? keys[event.key.toLowerCase()] : undefined;
    if (code && form.codes.includes(code)) {
      event.preventDefault();
      form.change(row, { code });
    }
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const next = body.current?.rows[at + step];
    const chosen = next?.querySelector<HTMLInputElement>('input[type="radio"]:checked');
    (chosen ?? next?.querySelector<HTMLInputElement>('input[type="radio"]'))?.focus();
  };
  return (
    <div className={classes.rows}>
      <KeysHint>{say('keys')}</KeysHint>
      <table className={classes.register}>
        <thead>
          <tr>
            <th scope="col">{say('member')}</th>
            <th scope="col">{say('code')}</th>
            <th scope="col">{say('in')}</th>
            <th scope="col">{say('out')}</th>
            <th scope="col">{say('remark')}</th>
          </tr>
        </thead>
        <tbody ref={body}>
          {rows.map((row, at) => (
            <RegisterRow
              key={row.Staff_Id}
              day={day}
              row={row}
              form={form}
              onKeyDown={(event) => press(event, row, at)}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
};

interface RowProps {
  readonly row: Row;
  readonly form: Register;
}

interface RegisterRowProps extends RowProps {
  readonly day: string;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

/** One member. A phone shows the one mark of a working day, and the rest of a row that is opened. */
const RegisterRow = ({ day, row, form, onKeyDown }: RegisterRowProps) => {
  const [isOpen, setOpen] = useState(false);
  const isPhone = useIsPhone();
  const hasMark = isPhone && !form.mayClear;
  return (
    <tr
      data-code={form.entryFor(row).code}
      data-asks={form.asksWhy(row) || undefined}
      data-open={isOpen || undefined}
      onKeyDown={onKeyDown}
    >
      <Who day={day} row={row} />
      <td>
        <div className={classes.marks}>
          {hasMark && !isOpen ? (
            <Mark row={row} form={form} onOpen={() => setOpen(true)} />
          ) : (
            <Codes row={row} form={form} />
          )}
          {hasMark && <Unfold name={row.Name} isOpen={isOpen} onPress={() => setOpen(!isOpen)} />}
        </div>
      </td>
      <Details row={row} form={form} />
    </tr>
  );
};

const Who = ({ day, row }: Pick<RegisterRowProps, 'day' | 'row'>) => {
  const say = useWords(attendanceWords);
  const locale = useLocale();
  return (
    <th scope="row">
      <div className={classes.who}>
        <Initials name={row.Name} />
        <span>
          {row.Name}
          <small>{[row.Work, row.Department].filter(Boolean).join(', ')}</small>
          {row.Checked_In && (
            <small className={classes.arrived}>
              {say('checkedIn', { time: formatTime(`${day}T${row.Checked_In}`, locale) })}
            </small>
          )}
          {row.Leave_Type && (
            <small className={classes.leave}>
              {say(row.Leave_Part === 'Full' ? 'leave' : 'halfLeave', { type: row.Leave_Type })}
            </small>
          )}
        </span>
      </div>
    </th>
  );
};

/** What a tap makes of a mark; at every other code, such as that of a leave, it opens the row. */
const afterTap: Readonly<Partial<Record<StaffDayCode, StaffDayCode>>> = { P: 'A', A: 'L', L: 'P' };

const Mark = ({ row, form, onOpen }: RowProps & { readonly onOpen: () => void }) => {
  const sayCode = useWords(dayCodeWords);
  const { code = 'P' } = form.entryFor(row);
  const next = afterTap[code];
  return (
    <button
      type="button"
      className={classes.mark}
      data-code={code}
      aria-label={`${row.Name}: ${sayCode(code)}`}
      onClick={() => (next ? form.change(row, { code: next }) : onOpen())}
    >
      {code}
    </button>
  );
};

interface UnfoldProps {
  readonly name: string;
  readonly isOpen: boolean;
  readonly onPress: () => void;
}

const Unfold = ({ name, isOpen, onPress }: UnfoldProps) => {
  const say = useWords(attendanceWords);
  return (
    <Button look="quiet" aria-expanded={isOpen} aria-label={say('moreOf', { name })} onClick={onPress}>
      <ChevronDown aria-hidden size={18} />
    </Button>
  );
};

const nothing = { code: undefined, inTime: '', outTime: '', note: '' };

const Codes = ({ row, form }: RowProps) => {
  const say = useWords(attendanceWords);
  const sayCode = useWords(dayCodeWords);
  const chosen = form.entryFor(row).code;
  return (
    <fieldset className={classes.codes}>
      <legend>{row.Name}</legend>
      {form.codes.map((code) => (
        <label key={code} title={sayCode(code)} data-code={code}>
          <input
            type="radio"
            name={`code-${row.Staff_Id}`}
            checked={chosen === code}
            aria-label={sayCode(code)}
            onChange={() => form.change(row, { code })}
          />
          <span aria-hidden>{code}</span>
        </label>
      ))}
      {form.mayClear && chosen && (
        <Button
          look="quiet"
          size="compact"
          aria-label={say('clearOf', { name: row.Name })}
          onClick={() => form.change(row, nothing)}
        >
          {say('clear')}
        </Button>
      )}
    </fieldset>
  );
};

/** When somebody came and went, of those who came, and a remark. */
const Details = ({ row, form }: RowProps) => {
  const say = useWords(attendanceWords);
  const { inTime, outTime, note, code } = form.entryFor(row);
  const isAway = code === undefined || code === 'A' || code === 'LV';
  const error = form.errors[row.Staff_Id];
  const asks = form.asksWhy(row);
  const [isTimed, setTimed] = useState(false);
  const times = useRef<HTMLTableCellElement>(null);
  useEffect(() => {
    if (isTimed) times.current?.querySelector('input')?.focus();
  }, [isTimed]);
  // Of most nobody writes the time down: on a tablet it is asked for where it matters, or where it is wanted.
  const isIdle = !isTimed && !inTime && !outTime && !error && code === 'P';
  return (
    <>
      <td className={classes.time} data-idle={isIdle || undefined} ref={times}>
        {isIdle && (
          <Button look="quiet" size="compact" onClick={() => setTimed(true)}>
            <Clock aria-hidden size={16} />
            <span className={hidden.unseen}>{say('timesOf', { name: row.Name })}</span>
          </Button>
        )}
        {(!isAway || inTime) && (
          <TextField
            type="time"
            label={say('inOf', { name: row.Name })}
            value={inTime}
            disabled={isAway}
            onChange={({ currentTarget }) => form.change(row, { inTime: currentTarget.value })}
          />
        )}
      </td>
      <td className={classes.time} data-idle={isIdle || undefined}>
        {(!isAway || outTime || (error && !asks)) && (
          <TextField
            type="time"
            label={say('outOf', { name: row.Name })}
            value={outTime}
            disabled={isAway}
            error={asks ? undefined : error}
            onChange={({ currentTarget }) => form.change(row, { outTime: currentTarget.value })}
          />
        )}
      </td>
      <td className={classes.remark}>
        <TextField
          label={say('remarkOf', { name: row.Name })}
          maxLength={255}
          value={note}
          placeholder={asks ? say('whyNot') : undefined}
          error={asks ? error : undefined}
          onChange={({ currentTarget }) => form.change(row, { note: currentTarget.value })}
        />
      </td>
    </>
  );
};
