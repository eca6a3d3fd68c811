import { CircleAlert, CircleCheck } from 'lucide-react';
import { Link } from 'react-router-dom';
import {
  type ClassTeacher,
  readClassTeachers,
  setClassTeachers,
  type TaughtClass,
} from '#schemas/api/staff/class-teachers.ts';
import { useAction, useCall } from '../../calls/use-call.ts';
import { useClassNames } from '../../lookups/use-class-names.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { useMayWriteHere } from '../../ui/Deeds.tsx';
import { Empty } from '../../ui/Empty.tsx';
import { LoadFailed } from '../../ui/LoadFailed.tsx';
import { useNotices } from '../../ui/Notices.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import hidden from '../../ui/unseen.module.css';
import { useWords } from '../../words/words.ts';
import classes from './class-teachers.module.css';
import { TeacherSelect } from './TeacherSelect.tsx';
import { teacherWords } from './teacher-words.ts';

/** The classes of the session that runs, whose each is, and whether their log-ins open them. */
export const ClassTeachers = () => {
  const say = useWords(teacherWords);
  const { nameOfClass } = useClassNames();
  const mayWrite = useMayWriteHere();
  const { data, isError, refetch } = useCall(readClassTeachers, {});
  const set = useSetTeachers(refetch);
  if (isError && !data) return <LoadFailed text={say('failed')} onRetry={refetch} />;
  if (!data) return <Skeleton rows={8} />;
  if (data.classes.length === 0)
    return (
      <Empty text={say('none')}>
        {mayWrite && <ButtonLink to="/student/add_student">{say('toStudents')}</ButtonLink>}
      </Empty>
    );
  const options = data.staff.map(({ Staff_Id, Name }) => {
    const led = data.classes.filter(({ Teachers }) => recorded(Teachers).some((one) => one.Staff_Id === Staff_Id));
    return {
      value: String(Staff_Id),
      name: Name,
      label: led.length > 0 ? say('alsoLeads', { name: Name, classes: led.map(nameOfClass).join(', ') }) : Name,
    };
  });
  const open = data.classes.filter(({ Teachers }) => Teachers.length === 0).length;
  return (
    <>
      <p className={classes.sum} data-open={open > 0 || undefined} role="status">
        {open > 0 && <CircleAlert aria-hidden size={18} />}
        {open === 0 ? say('allTaught') : open === 1 ? say('open1') : say('open', { count: open })}
      </p>
      {data.staff.length === 0 && (
        <p className={classes.sum}>
          {say('noStaff')} <Link to="/staff">{say('toStaff')}</Link>
        </p>
      )}
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">{say('class')}</th>
            <th scope="col">{say('teacher')}</th>
            <th scope="col">{say('logIn')}</th>
          </tr>
        </thead>
        <tbody>
          {data.classes.map((one) => (
            <tr key={`${one.Class_Id} ${one.Section_Id}`}>
              <th scope="row">
                <strong>{nameOfClass(one)}</strong>
                <small>
                  {one.Students === 1 ? say('studentCount1') : say('studentCount', { count: one.Students })}
                </small>
              </th>
              <td>
                {mayWrite ? (
                  <TeacherSelect
                    name={nameOfClass(one)}
                    teachers={recorded(one.Teachers)}
                    isOpen={one.Teachers.length === 0}
                    options={options}
                    onChoose={(id) => set(one, nameOfClass(one), id)}
                  />
                ) : (
                  recorded(one.Teachers)
                    .map(({ Name }) => Name)
                    .join(', ') || say('nobody')
                )}
              </td>
              <td>
                {one.Teachers.map((teacher) => (
                  <LogInState
                    key={`${teacher.Staff_Id} ${teacher.User_Id}`}
                    teacher={teacher}
                    isNamed={one.Teachers.length > 1 || !teacher.In_Record}
                  />
                ))}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
};

const recorded = (teachers: TaughtClass['Teachers']): readonly ClassTeacher[] =>
  teachers.filter(({ In_Record }) => In_Record);

const idsOf = (teachers: readonly ClassTeacher[]): number[] => teachers.flatMap(({ Staff_Id }) => Staff_Id ?? []);

/** Says whose a class is, by the id of the member, which can be taken back; 0 for nobody's. */
const useSetTeachers = (refetch: () => unknown) => {
  const say = useWords(teacherWords);
  const tell = useNotices();
  const { mutateAsync } = useAction(setClassTeachers);
  const send = async (place: TaughtClass, ids: number[], before: number[]): Promise<TaughtClass | undefined> => {
    const { Class_Id, Section_Id } = place;
    try {
      return await mutateAsync({ body: { Class_Id, Section_Id, Staff_Ids: ids, Instead_Of: before } });
    } catch (error) {
      tell.failure(error);
      // Somebody else may have chosen meanwhile.
      await refetch();
      return undefined;
    }
  };
  return async (place: TaughtClass, name: string, id: number): Promise<void> => {
    const before = idsOf(recorded(place.Teachers));
    const ids = id === 0 ? [] : [id];
    const stored = await send(place, ids, before);
    if (!stored) return;
    const teacher = stored.Teachers.find(({ Staff_Id }) => Staff_Id === id);
    const text = teacher ? say('chosen', { name: teacher.Name, class: name }) : say('cleared', { class: name });
    tell.notice(text, () => void send(place, before, ids));
  };
};

interface LogInProps {
  readonly teacher: ClassTeacher;
  /** Whether the state says whose it is. */
  readonly isNamed: boolean;
}

/** Whether a teacher's log-in opens the class, and where it is put right where it does not. */
const LogInState = ({ teacher, isNamed }: LogInProps) => {
  const say = useWords(teacherWords);
  const { Staff_Id, User_Id, Name, In_Record, Log_In } = teacher;
  const text = !In_Record
    ? say(Staff_Id === undefined ? 'onlyAccount' : 'onlyLogIn')
    : say(({ Opens: 'opens', Other: 'other', None: 'noLogIn' } as const)[Log_In]);
  const isWell = In_Record && Log_In === 'Opens';
  return (
    <p data-well={isWell || undefined}>
      {isWell && <CircleCheck aria-hidden size={16} />}
      {isNamed && <strong>{Name}: </strong>}
      {text}{' '}
      {!isWell && (
        <Link to={Staff_Id === undefined ? `/school/users?person=${User_Id}` : `/staff?member=${Staff_Id}`}>
          {say(Staff_Id === undefined ? 'toUser' : 'toRecord', { name: Name })}
        </Link>
      )}
      {isWell && !isNamed && <span className={hidden.unseen}>{Name}</span>}
    </p>
  );
};
