import { ArrowLeft, Check, X } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import type { AttendanceCode } from '#schemas/records/attendance.ts';
import { CodeSign } from '../../attendance/CodeSign.tsx';
import { lettersOf, useMarkName } from '../../attendance/own-codes.ts';
import { codeWords } from '../../attendance/words.ts';
import { studentName } from '../../format/student-name.ts';
import { Button } from '../../ui/Button.tsx';
import { Initials } from '../../ui/Initials.tsx';
import { useWords } from '../../words/words.ts';
import cards from './cards.module.css';
import type { Taking } from './use-register.ts';
import { useSwipe } from './use-swipe.ts';
import { attendanceWords } from './words.ts';

interface Props {
  readonly taking: Taking;
  readonly isOff: boolean;
  readonly onDescribe: (id: number) => void;
}

/** A class one by one: to the right says present, to the left absent; buttons and the arrow keys say the same. */
export const Cards = ({ taking, isOff, onDescribe }: Props) => {
  const say = useWords(attendanceWords);
  const sayCode = useWords(codeWords);
  const nameOf = useMarkName(taking.register.Own_Codes);
  const { Students: students } = taking.register;
  const [at, setAt] = useState(0);
  const box = useRef<HTMLElement>(null);
  const student = students[at];
  useEffect(() => box.current?.focus({ preventScroll: true }), []);
  const said = taking.codeOf(student?.Student_Id ?? 0);
  const away: AttendanceCode = taking.isAhead ? 'LV' : 'A';
  const mark = (code: AttendanceCode): void => {
    if (!student || isOff) return;
    // What was said of somebody is kept where it says the same.
    if (lettersOf(taking.codeOf(student.Student_Id)) !== code) taking.set(student.Student_Id, { Status: code });
    setAt(at + 1);
  };
  const back = (): void => setAt(Math.max(0, at - 1));
  const swipe = useSwipe({ isOff, onLeft: () => mark(away), onRight: () => mark('P') });
  const hear = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'ArrowLeft') mark(away);
    else if (event.key === 'ArrowRight') mark('P');
    else if (event.key === 'ArrowUp' || event.key === 'Backspace') back();
    else return;
    event.preventDefault();
  };
  return (
    <section className={cards.cards} ref={box} tabIndex={-1} aria-label={say('cards')} onKeyDown={hear}>
      <p role="status">{student ? say('cardOf', { at: at + 1, count: students.length }) : say('cardsDone')}</p>
      {student && (
        <article key={student.Student_Id} className={cards.card} {...swipe}>
          {student.Student_Photo ? (
            <img src={student.Student_Photo} alt="" draggable={false} />
          ) : (
            <span className={cards.initials}>
              <Initials name={studentName(student)} />
            </span>
          )}
          <h2>{[student.Roll_No, studentName(student)].filter(Boolean).join(' ')}</h2>
          <p className={cards.now}>
            <CodeSign code={said.Status} own={said.Own_Code} /> {nameOf(said)}
          </p>
          <Button look="quiet" onClick={() => onDescribe(student.Student_Id)}>
            {say('more', { name: student.First_Name })}
          </Button>
        </article>
      )}
      {student && (
        <div className={cards.deeds}>
          <Button disabled={isOff} icon={<X aria-hidden size={20} />} onClick={() => mark(away)}>
            {sayCode(away)}
          </Button>
          <Button disabled={isOff} icon={<Check aria-hidden size={20} />} onClick={() => mark('P')}>
            {sayCode('P')}
          </Button>
        </div>
      )}
      <Button look="quiet" disabled={at === 0} icon={<ArrowLeft aria-hidden size={18} />} onClick={back}>
        {say('cardBack')}
      </Button>
      <p className={cards.hint}>{say(taking.isAhead ? 'cardsHintAhead' : 'cardsHint')}</p>
    </section>
  );
};
