import { useRef } from 'react';
import type { RegisterStudent } from '#schemas/api/attendance/take.ts';
import { CodeSign } from '../../attendance/CodeSign.tsx';
import { lettersOf, useMarkName } from '../../attendance/own-codes.ts';
import { studentName } from '../../format/student-name.ts';
import { Face } from './Face.tsx';
import tiles from './tiles.module.css';
import type { Taking } from './use-register.ts';

interface Props {
  readonly taking: Taking;
  readonly isOff: boolean;
  /** Opens all codes and the reason of one. */
  readonly onDescribe: (id: number) => void;
}

interface TilesProps extends Props {
  /** Whether a tile is a roll number with a name, smaller than a face: a class of 45 on one screen of a phone. */
  readonly isByNumber?: boolean;
}

/** A class as tiles: a tap says absent, another late, another present; holding one opens all codes. */
export const Tiles = ({ taking, isOff, onDescribe, isByNumber = false }: TilesProps) => {
  const { Students: students } = taking.register;
  return (
    <ul className={tiles.tiles} data-numbers={isByNumber || undefined}>
      {students.map((student) => (
        <li key={student.Student_Id}>
          <Tile
            student={student}
            called={calledIn(students, student)}
            taking={taking}
            isOff={isOff}
            isByNumber={isByNumber}
            onDescribe={onDescribe}
          />
        </li>
      ))}
    </ul>
  );
};

/** By the first name, and where two have it by a letter more. */
const calledIn = (
  students: readonly RegisterStudent[],
  { First_Name: first, Last_Name: last }: RegisterStudent,
): string =>
  last && students.filter((one) => one.First_Name === first).length > 1 ? `${first} ${[...last][0]}` : first;

/** The same by roll numbers. */
export const Numbers = (props: Props) => <Tiles {...props} isByNumber />;

interface TileProps extends TilesProps {
  readonly student: RegisterStudent;
  readonly called: string;
}

const Tile = ({ student, called, taking, isOff, isByNumber, onDescribe }: TileProps) => {
  const nameOf = useMarkName(taking.register.Own_Codes);
  const hold = useHold(() => onDescribe(student.Student_Id));
  const mark = taking.codeOf(student.Student_Id);
  const { Status: code, Own_Code: own } = mark;
  const name = [student.Roll_No, studentName(student)].filter(Boolean).join(' ');
  return (
    <button
      type="button"
      className={tiles.tile}
      data-code={code}
      disabled={isOff}
      aria-label={`${name}, ${nameOf(mark)}`}
      {...hold.listeners}
      onClick={() => {
        if (!hold.wasHeld()) taking.next(student.Student_Id);
      }}
    >
      <span className={tiles.number}>{student.Roll_No}</span>
      {!isByNumber && <Face student={student} />}
      <span className={tiles.called}>{called}</span>
      {lettersOf(mark) !== 'P' && <CodeSign code={code} own={own} />}
    </button>
  );
};

/** How long something is held that is not just tapped, in milliseconds. */
const holdMs = 500;

/** Holding, or what opens a menu elsewhere: the other button of a mouse, the key for it. */
const useHold = (onHold: () => void) => {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isHeld = useRef(false);
  const open = (): void => {
    clearTimeout(timer.current);
    // A phone tells of both.
    if (isHeld.current) return;
    isHeld.current = true;
    onHold();
  };
  const stop = (): void => clearTimeout(timer.current);
  return {
    /** Whether the tap that ends now was one. */
    wasHeld: (): boolean => isHeld.current,
    listeners: {
      onPointerDown: () => {
        isHeld.current = false;
        timer.current = setTimeout(open, holdMs);
      },
      onKeyDown: () => {
        isHeld.current = false;
      },
      onPointerUp: stop,
      onPointerLeave: stop,
      onPointerCancel: stop,
      onContextMenu: (event: { preventDefault(): void }) => {
        event.preventDefault();
        open();
      },
    },
  };
};
