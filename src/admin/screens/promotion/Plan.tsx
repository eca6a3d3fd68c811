import { useState } from 'react';
import { type PromotionPreview, promoteClass } from '#schemas/api/students/promotion.ts';
import { useAction } from '../../calls/use-call.ts';
import { studentName } from '../../format/student-name.ts';
import { type OwnClass, useClassNames } from '../../lookups/use-class-names.ts';
import { Button } from '../../ui/Button.tsx';
import { SelectField } from '../../ui/Field.tsx';
import { FormFoot } from '../../ui/FormFoot.tsx';
import listTable from '../../ui/list-table.module.css';
import { useAttempt, useNotices } from '../../ui/Notices.tsx';
import { useWords } from '../../words/words.ts';
import { type Destination, destinationsOf, rowsOf, usualChoice } from './choices.ts';
import classes from './promotion.module.css';
import { useSum } from './use-sum.ts';
import { promotionWords } from './words.ts';

type Pupil = PromotionPreview['students'][number];

interface Props {
  readonly preview: PromotionPreview;
  readonly open: OwnClass;
}

/** The students of a class with where each goes; all at once, then who goes elsewhere. */
export const Plan = ({ preview, open }: Props) => {
  const say = useWords(promotionWords);
  const attempt = useAttempt();
  const tell = useNotices();
  const promote = useAction(promoteClass);
  const { sections, classes: taught, nameOfClass } = useClassNames();
  const destinations = destinationsOf(preview, { classId: open.Class_Id, sections, classes: taught });
  const [all, setAll] = useState(() => usualChoice(destinations, open));
  const [others, setOthers] = useState<ReadonlyMap<number, string>>(new Map());
  const chosenOf = ({ Student_Id: id }: Pupil): string => others.get(id) ?? all;
  const rows = rowsOf(preview.students, destinations, chosenOf);
  const nameOf = ({ row: { Outcome, Class_Id = 0, Section_Id = 0 } }: Destination): string => {
    const name = nameOfClass({ Class_Id, Section_Id });
    return Outcome === 'Finish' ? say('finish') : Outcome === 'Retain' ? say('again', { class: name }) : name;
  };
  const options = [
    ...destinations.map((one) => ({ value: one.value, label: nameOf(one) })),
    { value: '', label: say('stay') },
  ];
  const move = async (): Promise<void> => {
    const { Session } = preview;
    const isDone = await attempt(() => promote.mutateAsync({ body: { Session, ...open, rows } }));
    if (isDone) tell.notice(say('moved', { session: preview.Next_Session.replace('-', '–') }));
  };
  return (
    <>
      <div className={classes.all}>
        <SelectField
          label={say('all')}
          value={all}
          options={options}
          onChange={({ currentTarget }) => {
            setAll(currentTarget.value);
            setOthers(new Map());
          }}
        />
      </div>
      <table className={`${listTable.table} ${classes.pupils}`}>
        <thead>
          <tr>
            <th scope="col">{say('rollNo')}</th>
            <th scope="col">{say('student')}</th>
            <th scope="col">{say('goes')}</th>
          </tr>
        </thead>
        <tbody>
          {preview.students.map((student) => (
            <tr key={student.Student_Id} data-off={student.Next ? true : undefined}>
              <td>{student.Roll_No}</td>
              <th scope="row">
                {studentName(student)}
                <small>{student.Admission_No}</small>
              </th>
              <td>
                {student.Next ? (
                  say('isIn', { class: nameOfClass(student.Next) })
                ) : (
                  <SelectField
                    label={say('goesOf', { name: studentName(student) })}
                    value={chosenOf(student)}
                    options={options}
                    onChange={({ currentTarget }) =>
                      setOthers((before) => new Map(before).set(student.Student_Id, currentTarget.value))
                    }
                  />
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <FormFoot note={<Sum rows={rows} />}>
        <Button look="primary" disabled={rows.length === 0} busy={promote.isPending} onClick={() => void move()}>
          {rows.length === 1 ? say('move1') : say('move', { count: rows.length })}
        </Button>
      </FormFoot>
    </>
  );
};

const Sum = ({ rows }: { readonly rows: ReturnType<typeof rowsOf> }) => {
  const sumOf = useSum();
  const count = (outcome: string): number => rows.filter(({ Outcome }) => Outcome === outcome).length;
  return <>{sumOf({ Promoted: count('Promote'), Retained: count('Retain'), Finished: count('Finish') })}</>;
};
