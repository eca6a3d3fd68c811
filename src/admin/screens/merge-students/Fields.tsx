import type { MergePreview } from '#schemas/api/students/merge.ts';
import type { MergedField } from '#schemas/records/student-merge.ts';
import { localMobile } from '../../format/mobile.ts';
import { studentName } from '../../format/student-name.ts';
import { useClassNames } from '../../lookups/use-class-names.ts';
import { formWords } from '../../student-form/form-words.ts';
import { textsOf } from '../../student-form/student-fields.ts';
import { useShown } from '../../student-form/use-shown.ts';
import { Face } from '../../ui/Face.tsx';
import { useWords } from '../../words/words.ts';
import { Choice } from './Choice.tsx';
import type { Side } from './differences.ts';
import { mergeWords } from './words.ts';

interface Props {
  readonly preview: MergePreview;
  readonly fields: readonly MergedField[];
  readonly chosen: ReadonlyMap<MergedField, Side>;
  readonly onChoose: (field: MergedField, side: Side) => void;
}

type Student = MergePreview['stays']['student'];

/** A row for each field that the entries say differently, with both to choose from. */
export const Fields = ({ preview: { stays, goes }, fields, chosen, onChoose }: Props) => {
  const say = useWords(mergeWords);
  const label = useLabel();
  const shown = useShownChoice();
  const sides = [
    ['Stays', stays.student],
    ['Goes', goes.student],
  ] as const;
  return fields.map((field) => (
    <tr key={field}>
      <th scope="row">{label(field)}</th>
      {sides.map(([side, student]) => (
        <td key={side}>
          <Choice
            group={field}
            name={say(side === 'Stays' ? 'ofStays' : 'ofGoes', { label: label(field) })}
            side={side}
            chosen={chosen.get(field)}
            onChoose={(one) => onChoose(field, one)}
          >
            {field === 'Student_Photo' ? (
              <Face name={studentName(student)} photo={student.Student_Photo} />
            ) : (
              shown(student, field)
            )}
          </Choice>
        </td>
      ))}
    </tr>
  ));
};

const useLabel = (): ((field: MergedField) => string) => {
  const say = useWords(mergeWords);
  const sayField = useWords(formWords);
  return (field) => (field === 'Class_Id' ? say('seat') : field === 'Student_Photo' ? say('photo') : sayField(field));
};

const useShownChoice = (): ((student: Student, field: Exclude<MergedField, 'Student_Photo'>) => string) => {
  const say = useWords(mergeWords);
  const shown = useShown();
  const { nameOfClass } = useClassNames();
  return (student, field) => {
    const { Class_Id, Section_Id, Roll_No, Session, Mobile } = student;
    const texts = textsOf(student);
    if (field === 'Class_Id') {
      const seat = Class_Id && Section_Id ? nameOfClass({ Class_Id, Section_Id }) : say('noSeat');
      return [seat, Roll_No && say('rollNo', { number: Roll_No }), Session?.replace('-', '–')]
        .filter(Boolean)
        .join(' · ');
    }
    if (field === 'Address')
      return [texts.Address, texts.City, texts.Pincode, texts.State].filter(Boolean).join(', ') || say('nothing');
    if (field === 'Mobile') return Mobile ? localMobile(Mobile) : say('nothing');
    return shown(field, texts[field]);
  };
};
