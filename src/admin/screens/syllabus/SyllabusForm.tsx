import { type SubmitEvent, useId } from 'react';
import type { SyllabusRecord } from '#schemas/api/syllabus.ts';
import { OpenToo } from '../../live/OpenToo.tsx';
import { Button } from '../../ui/Button.tsx';
import { SelectField, SwitchField, TextAreaField, TextField } from '../../ui/Field.tsx';
import { FormErrors } from '../../ui/FormErrors.tsx';
import { LeaveGuard } from '../../ui/LeaveGuard.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { useSaveKeys } from '../../ui/use-save-keys.ts';
import { useWords } from '../../words/words.ts';
import { ConflictNote } from './ConflictNote.tsx';
import { FileFields } from './FileFields.tsx';
import { RemoveSyllabus } from './RemoveSyllabus.tsx';
import classes from './syllabus.module.css';
import { statusesFrom } from './syllabus-fields.ts';
import { TopicFieldsList } from './TopicFieldsList.tsx';
import { courses, useNames, useOwnChoices } from './use-list.ts';
import { type SyllabusFormState, useSyllabusForm } from './use-syllabus-form.ts';
import { formWords, statusWords, syllabusWords } from './words.ts';

interface Props {
  readonly stored: SyllabusRecord | undefined;
  /** Reads again what is stored, once somebody else has changed it. */
  readonly onStale: () => unknown;
  readonly onClose: () => void;
}

/** A syllabus as it is written. */
export const SyllabusForm = ({ stored, onStale, onClose }: Props) => {
  const say = useWords(formWords);
  const sayList = useWords(syllabusWords);
  const id = useId();
  const form = useSyllabusForm({ stored, onStale, onSaved: onClose });
  useSaveKeys(() => void form.save());
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    void form.save();
  };
  return (
    <Panel
      title={stored?.Title ?? sayList('add')}
      onClose={onClose}
      foot={
        <>
          <Button
            look="primary"
            type="submit"
            form={id}
            busy={form.isPending}
            disabled={!form.isChanged || form.theirs !== undefined}
          >
            {say('save')}
          </Button>
          {stored && <RemoveSyllabus stored={stored} onDone={onClose} />}
        </>
      }
    >
      {stored && <OpenToo type="syllabus" id={stored.Syllabus_Id} />}
      <form className={classes.form} id={id} onSubmit={submit} noValidate>
        <ConflictNote form={form} />
        <FormErrors
          errors={Object.entries(form.errors).flatMap(([field, text]) =>
            text === undefined ? [] : [{ label: labelOf(field, say), text, href: `#${id}-${field}` }],
          )}
        />
        <Subject id={id} form={form} />
        <When id={id} form={form} />
        <TextAreaField
          id={`${id}-Description`}
          label={say('Description')}
          optional
          value={form.fields.Description}
          error={form.errors.Description}
          onChange={({ currentTarget }) => form.change({ Description: currentTarget.value })}
        />
        <TopicFieldsList id={`${id}-Topics`} form={form} />
        <FileFields id={`${id}-Files`} files={stored?.Files ?? []} form={form} />
        <Shown id={id} stored={stored} form={form} />
      </form>
      <LeaveGuard param="syllabus" isUnsaved={form.isChanged} onSave={form.save} />
    </Panel>
  );
};

type FormWord = keyof (typeof formWords)['en'];

const labelOf = (field: string, say: (key: FormWord) => string): string =>
  Object.hasOwn(formWords.en, field) ? say(field as FormWord) : field;

interface PartProps {
  readonly id: string;
  readonly form: SyllabusFormState;
}

const Subject = ({ id, form: { fields, errors, change } }: PartProps) => {
  const say = useWords(formWords);
  const { subjectChoices } = useNames();
  const classChoices = useOwnChoices();
  const option = ({ id: value, name }: { readonly id: number; readonly name: string }) => ({
    value: String(value),
    label: name,
  });
  const choose = { value: '', label: say('choose') };
  return (
    <>
      <TextField
        id={`${id}-Title`}
        label={say('Title')}
        maxLength={150}
        value={fields.Title}
        error={errors.Title}
        onChange={({ currentTarget }) => change({ Title: currentTarget.value })}
      />
      <div className={classes.pair}>
        <SelectField
          id={`${id}-Class_Id`}
          label={say('Class_Id')}
          value={fields.Class_Id}
          error={errors.Class_Id}
          options={[choose, ...classChoices(fields.Class_Id).map(option)]}
          onChange={({ currentTarget }) => change({ Class_Id: currentTarget.value })}
        />
        <SelectField
          id={`${id}-Subject_Id`}
          label={say('Subject_Id')}
          value={fields.Subject_Id}
          error={errors.Subject_Id}
          options={[choose, ...subjectChoices(fields.Subject_Id).map(option)]}
          onChange={({ currentTarget }) => change({ Subject_Id: currentTarget.value })}
        />
      </div>
    </>
  );
};

const When = ({ id, form: { fields, errors, change } }: PartProps) => {
  const say = useWords(formWords);
  const sayList = useWords(syllabusWords);
  return (
    <>
      <SelectField
        id={`${id}-course_Id`}
        label={say('course_Id')}
        value={fields.course_Id}
        error={errors.course_Id}
        options={[
          { value: '-1', label: say('noCourse') },
          ...courses.map((number) => ({ value: String(number), label: sayList('courseNo', { number }) })),
        ]}
        onChange={({ currentTarget }) => change({ course_Id: currentTarget.value })}
      />
      <div className={classes.pair}>
        <TextField
          id={`${id}-Start_Date`}
          type="date"
          label={say('Start_Date')}
          optional
          value={fields.Start_Date}
          error={errors.Start_Date}
          onChange={({ currentTarget }) => change({ Start_Date: currentTarget.value })}
        />
        <TextField
          id={`${id}-End_Date`}
          type="date"
          label={say('End_Date')}
          optional
          value={fields.End_Date}
          error={errors.End_Date}
          onChange={({ currentTarget }) => change({ End_Date: currentTarget.value })}
        />
      </div>
    </>
  );
};

interface ShownProps extends PartProps {
  readonly stored: SyllabusRecord | undefined;
}

const Shown = ({ id, stored, form: { fields, errors, change } }: ShownProps) => {
  const say = useWords(formWords);
  const sayStatus = useWords(statusWords);
  const statuses = statusesFrom(stored);
  return (
    <>
      <SelectField
        id={`${id}-Status`}
        label={say('Status')}
        help={say('statusHelp')}
        value={fields.Status}
        error={errors.Status}
        options={statuses.map((status) => ({ value: status, label: sayStatus(status) }))}
        onChange={({ currentTarget }) =>
          change({ Status: statuses.find((one) => one === currentTarget.value) ?? fields.Status })
        }
      />
      <SwitchField
        label={say('Is_Public')}
        checked={fields.Is_Public}
        onChange={(isPublic) => change({ Is_Public: isPublic })}
      />
    </>
  );
};
