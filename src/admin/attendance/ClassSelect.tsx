import type { OwnClass } from '../lookups/use-class-names.ts';
import { useClassNames } from '../lookups/use-class-names.ts';
import { SelectField } from '../ui/Field.tsx';
import { useWords } from '../words/words.ts';
import { closedWords } from './words.ts';

/** A class as an address has it: `8-1`. */
export const classParam = ({ Class_Id, Section_Id }: OwnClass): string => `${Class_Id}-${Section_Id}`;

/** What an address names; undefined for anything else. */
export const parseClass = (param: string | null): OwnClass | undefined => {
  const [, classId, sectionId] = /^(\d{1,9})-(\d{1,3})$/.exec(param ?? '') ?? [];
  return classId && sectionId ? { Class_Id: Number(classId), Section_Id: Number(sectionId) } : undefined;
};

interface Props {
  readonly classes: readonly OwnClass[];
  readonly chosen: OwnClass | undefined;
  /** What stands for none; without it one is always chosen. */
  readonly none?: string;
  readonly onChoose: (param: string | undefined) => void;
}

/** Chooses one of the classes that somebody may see. */
export const ClassSelect = ({ classes, chosen, none, onChoose }: Props) => {
  const say = useWords(closedWords);
  const { nameOfClass } = useClassNames();
  return (
    <SelectField
      label={say('class')}
      value={chosen ? classParam(chosen) : ''}
      options={[
        ...(none === undefined ? [] : [{ value: '', label: none }]),
        ...classes.map((one) => ({ value: classParam(one), label: nameOfClass(one) })),
      ]}
      onChange={({ currentTarget }) => onChoose(currentTarget.value || undefined)}
    />
  );
};
