import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import type { AttendanceCode } from '#schemas/records/attendance.ts';
import { CodeSign } from '../../attendance/CodeSign.tsx';
import { markOf, useMarkName } from '../../attendance/own-codes.ts';
import { studentName } from '../../format/student-name.ts';
import { useWords } from '../../words/words.ts';
import list from './list.module.css';
import type { Taking } from './use-register.ts';
import { attendanceWords } from './words.ts';

/** The letters of the codes: each of one key. */
const letters: ReadonlyMap<string, AttendanceCode> = new Map([
  ['p', 'P'],
  ['a', 'A'],
  ['l', 'L'],
  ['h', 'HD'],
  ['v', 'LV'],
  ['o', 'OD'],
]);

interface Props {
  readonly taking: Taking;
  readonly current: number | undefined;
  readonly onCurrent: (id: number | undefined) => void;
}

/** Marks a class without a pointer: a roll number, then the letter of a code; the arrows go from one to the next. */
export const RollBox = ({ taking, current, onCurrent }: Props) => {
  const say = useWords(attendanceWords);
  const nameOf = useMarkName(taking.register.Own_Codes);
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  useEffect(() => field.current?.focus({ preventScroll: true }), []);
  const { Students: students } = taking.register;
  const found = students.find((one) => one.Student_Id === current);
  const type = (text: string): void => {
    const digits = text.replace(/\D/g, '').slice(0, 5);
    setTyped(digits);
    onCurrent(digits ? students.find((one) => one.Roll_No === Number(digits))?.Student_Id : undefined);
  };
  const move = (by: number): void => {
    const at = students.findIndex((one) => one.Student_Id === current);
    const next = students[at < 0 ? (by > 0 ? 0 : students.length - 1) : at + by];
    if (!next) return;
    onCurrent(next.Student_Id);
    setTyped('');
  };
  const hear = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const key = event.key.toLowerCase();
    // A letter of the six codes is theirs; another may be a code of the school's own.
    const code = letters.get(key) ?? key.toUpperCase();
    const choice = taking.choices.find(({ value }) => value === code);
    if (event.key === 'ArrowDown') move(1);
    else if (event.key === 'ArrowUp') move(-1);
    else if (choice || letters.has(key)) {
      if (current !== undefined && choice) taking.set(current, markOf(choice));
      setTyped('');
    } else return;
    event.preventDefault();
  };
  return (
    <div className={list.box}>
      <label htmlFor={id}>{say('rollNo')}</label>
      <input
        ref={field}
        id={id}
        inputMode="numeric"
        autoComplete="off"
        value={typed}
        aria-describedby={`${id}-keys`}
        onChange={({ currentTarget }) => type(currentTarget.value)}
        onKeyDown={hear}
      />
      <p className={list.found} role="status">
        {found ? (
          <>
            <CodeSign code={taking.statusOf(found.Student_Id)} own={taking.codeOf(found.Student_Id).Own_Code} />
            <strong>{[found.Roll_No, studentName(found)].filter(Boolean).join(' ')}</strong>{' '}
            {nameOf(taking.codeOf(found.Student_Id))}
            {found.Late_In_Month > 0 && <small> · {say('lateInMonth', { count: found.Late_In_Month })}</small>}
          </>
        ) : (
          typed && say('noPupil')
        )}
      </p>
      <p id={`${id}-keys`} className={list.keys}>
        {say(taking.register.Part === 'Full' ? 'keys' : 'keysHalf')}
      </p>
    </div>
  );
};
