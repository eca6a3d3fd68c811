import { useState } from 'react';
import type { RegisterStudent } from '#schemas/api/attendance/take.ts';
import { type CodeChoice, lettersOf, markOf, useMarkName } from '../../attendance/own-codes.ts';
import { studentName } from '../../format/student-name.ts';
import { useWords } from '../../words/words.ts';
import { Face } from './Face.tsx';
import list from './list.module.css';
import { RollBox } from './RollBox.tsx';
import type { Taking } from './use-register.ts';
import { attendanceWords } from './words.ts';

interface Props {
  readonly taking: Taking;
  readonly isOff: boolean;
  readonly onDescribe: (id: number) => void;
}

/** A class as a list with all codes, and a field that is quicker: a number, then a letter. */
export const RosterList = ({ taking, isOff, onDescribe }: Props) => {
  const { Students: students } = taking.register;
  const [current, setCurrent] = useState<number>();
  return (
    <>
      {!isOff && <RollBox taking={taking} current={current} onCurrent={setCurrent} />}
      <ul className={list.rows} style={{ '--half': Math.ceil(students.length / 2) } as object}>
        {students.map((student) => (
          <Row
            key={student.Student_Id}
            student={student}
            isCurrent={student.Student_Id === current}
            taking={taking}
            isOff={isOff}
            onDescribe={onDescribe}
          />
        ))}
      </ul>
    </>
  );
};

interface RowProps extends Props {
  readonly student: RegisterStudent;
  readonly isCurrent: boolean;
}

const Row = ({ student, isCurrent, taking, isOff, onDescribe }: RowProps) => {
  const say = useWords(attendanceWords);
  const { Student_Id: id } = student;
  const mark = taking.codeOf(id);
  const letters = lettersOf(mark);
  const nameOf = useMarkName(taking.register.Own_Codes);
  const name = studentName(student);
  return (
    <li
      data-current={isCurrent || undefined}
      data-marked={letters !== 'P' || undefined}
      // The one that a number was typed of may be out of sight.
      ref={isCurrent ? (element) => element?.scrollIntoView({ block: 'nearest' }) : undefined}
    >
      <span className={list.number}>{student.Roll_No}</span>
      <Face student={student} />
      <button type="button" className={list.name} aria-label={say('more', { name })} onClick={() => onDescribe(id)}>
        {name}
      </button>
      <fieldset className={list.codes} disabled={isOff}>
        <legend>{say('markOf', { name })}</legend>
        {taking.choices.map((one) => (
          <Code
            key={one.value}
            choice={one}
            name={nameOf(one)}
            group={`code-${id}`}
            isChosen={one.value === letters}
            onChoose={() => taking.set(id, markOf(one))}
          />
        ))}
      </fieldset>
    </li>
  );
};

interface CodeProps {
  readonly choice: CodeChoice;
  readonly name: string;
  readonly group: string;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}

const Code = ({ choice, name, group, isChosen, onChoose }: CodeProps) => (
  <label title={name} data-code={choice.Status}>
    <input type="radio" name={group} aria-label={name} checked={isChosen} onChange={onChoose} />
    <span aria-hidden>{choice.value}</span>
  </label>
);
