import { useState } from 'react';
import { addStudentBankDetail, type BankRecord } from '#schemas/api/students/bank.ts';
import type { StudentRecord } from '#schemas/api/students/basic-details.ts';
import { bankFields } from '#schemas/records/student-bank.ts';
import { useAction } from '../../../calls/use-call.ts';
import { relationWords } from '../../../enquiry-form/words.ts';
import { useStart } from '../../../session/start.ts';
import { Button } from '../../../ui/Button.tsx';
import { CheckBox } from '../../../ui/CheckBox.tsx';
import { SelectField, TextField } from '../../../ui/Field.tsx';
import { InsetForm } from '../../../ui/InsetForm.tsx';
import { LeaveGuard } from '../../../ui/LeaveGuard.tsx';
import { useSave } from '../../../ui/use-save.ts';
import { useCodeWords } from '../../../words/use-code-words.ts';
import { useWords } from '../../../words/words.ts';
import classes from './page.module.css';
import { pageWords } from './page-words.ts';
import { privateWords } from './private-words.ts';

interface Props {
  readonly student: StudentRecord;
  /** The account whose place it takes; an account more otherwise. */
  readonly replaced: BankRecord | undefined;
  readonly isFirst: boolean;
  readonly onClose: () => void;
}

const names = [
  'Account_Holder_Name',
  'Relation',
  'Bank_Name',
  'Branch',
  'Account_No',
  'Confirm_Account_No',
  'Ifsc',
  'Account_Type',
] as const;
type Name = (typeof names)[number];

const needed: readonly Name[] = ['Account_Holder_Name', 'Bank_Name', 'Account_No', 'Confirm_Account_No', 'Ifsc'];
const relations = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14] as const;

/** A bank account: whose it is, where, and its number, typed twice. */
export const BankForm = (props: Props) => {
  const say = useWords(privateWords);
  const sayPage = useWords(pageWords);
  const sayRelation = useCodeWords(relationWords);
  const form = useBankForm(props);
  const { texts, saving } = form;
  const field = (name: Name) => ({
    label: say(name),
    value: texts[name],
    error: saving.errors[name],
    onChange: ({ currentTarget }: { readonly currentTarget: { readonly value: string } }) =>
      form.change(name, currentTarget.value),
  });
  const number = { inputMode: 'numeric', maxLength: 18, autoComplete: 'off' } as const;
  return (
    <InsetForm
      refusal={saving.refusal}
      onSave={() => void form.save()}
      foot={
        <>
          <Button look="primary" type="submit" busy={saving.isPending}>
            {sayPage('save')}
          </Button>
          <Button look="quiet" onClick={props.onClose}>
            {sayPage('cancel')}
          </Button>
        </>
      }
    >
      <TextField {...field('Account_Holder_Name')} maxLength={100} autoComplete="off" />
      <SelectField
        {...field('Relation')}
        optional
        options={[
          { value: '', label: say('own') },
          ...relations.map((one) => ({ value: String(one), label: sayRelation(one) })),
        ]}
      />
      <div className={classes.pair}>
        <TextField {...field('Bank_Name')} maxLength={100} />
        <TextField {...field('Branch')} optional maxLength={100} />
      </div>
      <TextField {...field('Account_No')} {...number} help={props.replaced && say('replaceHelp')} />
      <TextField {...field('Confirm_Account_No')} {...number} />
      <div className={classes.pair}>
        <TextField {...field('Ifsc')} maxLength={11} autoComplete="off" />
        <SelectField
          {...field('Account_Type')}
          optional
          options={[
            { value: '', label: sayPage('notSaid') },
            ...bankFields.Account_Type.enum.map((value) => ({ value, label: say(value) })),
          ]}
        />
      </div>
      <CheckBox isNamed label={say('isPrimary')} checked={form.isPrimary} onChange={form.setPrimary} />
      <LeaveGuard param="edit" isUnsaved={form.isChanged && !saving.isSaved} onSave={form.save} />
    </InsetForm>
  );
};

const useBankForm = ({ student, replaced, isFirst, onClose }: Props) => {
  const say = useWords(privateWords);
  const { school } = useStart();
  const action = useAction(addStudentBankDetail);
  const saving = useSave(addStudentBankDetail.group, onClose);
  const stored: Readonly<Partial<Record<string, unknown>>> = replaced ?? {};
  const [start] = useState(
    () => Object.fromEntries(names.map((name) => [name, String(stored[name] ?? '')])) as Record<Name, string>,
  );
  const [texts, setTexts] = useState(start);
  const wasPrimary = replaced?.Is_Primary ?? isFirst;
  const [isPrimary, setPrimary] = useState(wasPrimary);
  const wrong = (): Readonly<Record<string, string>> => {
    const empty = needed.filter((name) => texts[name].trim() === '');
    const isSame = texts.Account_No.trim() === texts.Confirm_Account_No.trim();
    return {
      ...(!isSame && { Confirm_Account_No: say('notSame') }),
      ...Object.fromEntries(empty.map((name) => [name, say('missing', { label: say(name) })])),
    };
  };
  const send = async (): Promise<void> => {
    const given = names.filter((name) => texts[name].trim() !== '').map((name) => [name, texts[name].trim()] as const);
    const body = {
      ...Object.fromEntries(given),
      ...(texts.Relation !== '' && { Relation: Number(texts.Relation) }),
      Ifsc: texts.Ifsc.trim().toUpperCase(),
      Is_Primary: isPrimary,
      School_Id: school.School_Id,
      Student_Id: student.Student_Id,
      Bank_Detail_Id: replaced?.Bank_Detail_Id ?? 0,
    };
    await action.mutateAsync({ body: body as Parameters<typeof action.mutateAsync>[0]['body'] });
  };
  return {
    texts,
    saving,
    isPrimary,
    setPrimary,
    isChanged: isPrimary !== wasPrimary || names.some((name) => texts[name] !== start[name]),
    change(name: Name, value: string): void {
      setTexts((before) => ({ ...before, [name]: value }));
      saving.clear(name);
    },
    save: () => saving.run(wrong(), send, say('bankSaved')),
  };
};
