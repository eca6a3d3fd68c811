import { CalendarOff } from 'lucide-react';
import { staffDayCodes } from '#schemas/records/staff.ts';
import { formatWeekday } from '../../format/dates.ts';
import { dayCodeWords } from '../../staff/day-code-words.ts';
import { Button } from '../../ui/Button.tsx';
import { Empty } from '../../ui/Empty.tsx';
import { FormFoot } from '../../ui/FormFoot.tsx';
import { LeaveGuard } from '../../ui/LeaveGuard.tsx';
import { LoadFailed } from '../../ui/LoadFailed.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { DayTurn } from '../../ui/Turn.tsx';
import { faceUnreadDay } from '../../ui/use-day-input.ts';
import { useSaveKeys } from '../../ui/use-save-keys.ts';
import { useLocale, useWords } from '../../words/words.ts';
import classes from './attendance.module.css';
import { Legend } from './Legend.tsx';
import { RegisterTable } from './RegisterTable.tsx';
import type { Place } from './use-place.ts';
import { type Register, useRegister } from './use-register.ts';
import { attendanceWords } from './words.ts';

/** The register of a day: everybody is present until somebody says otherwise, on a closed day nobody. */
export const Day = ({ place }: { readonly place: Place }) => {
  const say = useWords(attendanceWords);
  const locale = useLocale();
  const { day } = place;
  const form = useRegister(day);
  const { register } = form;
  useSaveKeys(() => void form.save());
  return (
    <>
      <div className={classes.days}>
        <DayTurn label={say('dayLabel')} day={day} onDay={(next) => place.set({ day: next })} />
        <h2>{formatWeekday(day, locale)}</h2>
      </div>
      {form.isClosed && (
        <p className={classes.holiday} role="status">
          <CalendarOff aria-hidden size={18} strokeWidth={1.75} />
          <span>{register?.Holiday ? say('holiday', { name: register.Holiday }) : say('weekOff')}</span>
        </p>
      )}
      {form.isError && !register && <LoadFailed text={say('failed')} onRetry={form.refetch} />}
      {!form.isError && !register && <Skeleton rows={10} />}
      {register && register.rows.length === 0 && <Empty text={say('nobody')} />}
      {register && register.rows.length > 0 && (
        <>
          <p className={classes.note}>{say(noteOf(form))}</p>
          <div className={classes.signs}>
            <Legend codes={form.codes} />
          </div>
          {form.isStale && <Stale form={form} />}
          <RegisterTable day={day} rows={register.rows} form={form} />
          <Foot form={form} />
        </>
      )}
      <LeaveGuard param="day" isUnsaved={form.isChanged} onSave={form.save} />
    </>
  );
};

const noteOf = ({ codes, isTaken, isClosed }: Register) => {
  if (codes.length < staffDayCodes.length) return 'ahead';
  if (isTaken) return 'taken';
  return isClosed ? 'nobodyYet' : 'notTaken';
};

/** Somebody else has saved the day meanwhile: a person decides. */
const Stale = ({ form }: { readonly form: Register }) => {
  const say = useWords(attendanceWords);
  return (
    <div className={classes.stale} role="alert">
      <p>{say('stale')}</p>
      <Button size="compact" onClick={form.drop}>
        {say('takeTheirs')}
      </Button>
      <Button size="compact" onClick={form.keepOwn}>
        {say('keepOwn')}
      </Button>
    </div>
  );
};

/** How many of each, and the deed. */
const Foot = ({ form }: { readonly form: Register }) => {
  const say = useWords(attendanceWords);
  const sayCode = useWords(dayCodeWords);
  const rows = form.register?.rows ?? [];
  const count = (code: string): number => rows.filter((row) => form.entryFor(row).code === code).length;
  return (
    <FormFoot
      note={
        <p className={classes.sums}>
          {staffDayCodes
            .filter((code) => count(code) > 0)
            .map((code) => (
              <span key={code}>
                <strong>{count(code)}</strong> {sayCode(code)}
              </span>
            ))}
        </p>
      }
    >
      <Button
        look="primary"
        busy={form.isPending}
        disabled={((form.isTaken || form.isClosed) && !form.isChanged) || form.isStale}
        onClick={() => {
          if (!faceUnreadDay()) void form.save();
        }}
      >
        {say(form.isTaken ? 'saveChanges' : 'save')}
      </Button>
    </FormFoot>
  );
};
