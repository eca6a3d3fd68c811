import { type SubmitEvent, useState } from 'react';
import { addStudentBio } from '#schemas/api/students/bio.ts';
import type { StudentFile } from '#schemas/api/students/read.ts';
import { useAction } from '../../../calls/use-call.ts';
import { studentName } from '../../../format/student-name.ts';
import { useStart } from '../../../session/start.ts';
import formClasses from '../../../student-form/student-form.module.css';
import { BackLink } from '../../../ui/BackLink.tsx';
import { Button } from '../../../ui/Button.tsx';
import { FormErrors } from '../../../ui/FormErrors.tsx';
import { FormFoot } from '../../../ui/FormFoot.tsx';
import { LeaveGuard } from '../../../ui/LeaveGuard.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { Refusal } from '../../../ui/Refusal.tsx';
import { useSave } from '../../../ui/use-save.ts';
import { useSaveKeys } from '../../../ui/use-save-keys.ts';
import { useWords } from '../../../words/words.ts';
import { BioParts, bioFieldId } from './BioParts.tsx';
import { type BioTexts, bioTextsOf, changedBio, personsOf, sentPersons } from './bio-fields.ts';
import { bioWords } from './bio-words.ts';
import { PickupPart } from './PickupPart.tsx';
import { pageWords } from './page-words.ts';
import { useHeadingFocus } from './use-heading-focus.ts';
import type { PagePlace } from './use-page-place.ts';

interface Props {
  readonly file: StudentFile;
  readonly place: PagePlace;
}

/** Health, emergency contacts, the school before and what the government's return asks for. */
export const BioForm = ({ file: { student, bio }, place }: Props) => {
  const say = useWords(bioWords);
  const sayPage = useWords(pageWords);
  const { school } = useStart();
  const action = useAction(addStudentBio);
  const saving = useSave(addStudentBio.group, place.close);
  const [start] = useState(() => bioTextsOf(bio));
  const [texts, setTexts] = useState<BioTexts>(start);
  const [startPersons] = useState(() => personsOf(bio));
  const [persons, setPersons] = useState(startPersons);
  const name = studentName(student);
  const isChanged =
    !saving.isSaved &&
    (persons !== startPersons || Object.entries(texts).some(([field, text]) => text !== start[field as 'House']));
  const send = async (): Promise<void> => {
    const ids = { School_Id: school.School_Id, Student_Id: student.Student_Id };
    const changed = persons === startPersons ? {} : { Pickup_Persons: sentPersons(persons) };
    const body = { ...ids, ...changedBio(bio, texts, start), ...changed };
    await action.mutateAsync({ body, version: student.Version });
  };
  const save = (): Promise<boolean> => saving.run({}, send, sayPage('saved'));
  useSaveKeys(() => void save());
  useHeadingFocus(true);
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    void save();
  };
  return (
    <>
      <PageHead
        back={<BackLink to={`/student/${student.Student_Id}`}>{name}</BackLink>}
        title={say('title', { name })}
        note={say('note')}
      />
      <form className={formClasses.form} onSubmit={submit} noValidate>
        <FormErrors
          errors={Object.entries(saving.errors).flatMap(([field, text]) =>
            text === undefined
              ? []
              : [
                  {
                    label: Object.hasOwn(bioWords.en, field) ? say(field as 'House') : say('pickup'),
                    text,
                    href: `#${bioFieldId(field)}`,
                  },
                ],
          )}
        />
        <Refusal text={saving.refusal} />
        <BioParts
          texts={texts}
          errors={saving.errors}
          aadhaarLast4={bio.Aadhaar_Last4}
          onChange={(field, text) => {
            setTexts((before) => ({ ...before, [field]: text }));
            saving.clear(field);
          }}
        />
        <PickupPart
          persons={persons}
          error={saving.errors.Pickup_Persons}
          onChange={(next) => {
            setPersons(next);
            saving.clear('Pickup_Persons');
          }}
        />
        <FormFoot>
          <Button look="quiet" onClick={place.close}>
            {sayPage('cancel')}
          </Button>
          <Button look="primary" type="submit" busy={saving.isPending} disabled={!isChanged}>
            {sayPage('save')}
          </Button>
        </FormFoot>
      </form>
      <LeaveGuard param="edit" isUnsaved={isChanged} onSave={save} />
    </>
  );
};
