import type { SubmitEvent } from 'react';
import type { StudentFile } from '#schemas/api/students/read.ts';
import { DraftNote, KeptNote } from '../../../drafts/DraftNote.tsx';
import { studentName } from '../../../format/student-name.ts';
import formClasses from '../../../student-form/student-form.module.css';
import { BackLink } from '../../../ui/BackLink.tsx';
import { Button } from '../../../ui/Button.tsx';
import { FormErrors } from '../../../ui/FormErrors.tsx';
import { FormFoot } from '../../../ui/FormFoot.tsx';
import { LeaveGuard } from '../../../ui/LeaveGuard.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { Refusal } from '../../../ui/Refusal.tsx';
import { useSaveKeys } from '../../../ui/use-save-keys.ts';
import { useWords } from '../../../words/words.ts';
import { BioParts, bioFieldId } from './BioParts.tsx';
import { bioWords } from './bio-words.ts';
import { PickupPart } from './PickupPart.tsx';
import { pageWords } from './page-words.ts';
import { useBioForm } from './use-bio-form.ts';
import { useHeadingFocus } from './use-heading-focus.ts';
import type { PagePlace } from './use-page-place.ts';

interface Props {
  readonly file: StudentFile;
  readonly place: PagePlace;
}

/** Health, emergency contacts, the school before and what the government's return asks for. */
export const BioForm = ({ file, place }: Props) => {
  const say = useWords(bioWords);
  const sayPage = useWords(pageWords);
  const { student, bio } = file;
  const form = useBioForm(file, place.close);
  const { texts, draft, saving, isChanged, save } = form;
  const labelOf = (field: string): string =>
    Object.hasOwn(bioWords.en, field) ? say(field as 'House') : say('pickup');
  const name = studentName(student);
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
        <DraftNote foundAt={draft.foundAt} meanwhile={draft.meanwhile.map(labelOf)} onDiscard={form.discard} />
        <FormErrors
          errors={Object.entries(saving.errors).flatMap(([field, text]) =>
            text === undefined ? [] : [{ label: labelOf(field), text, href: `#${bioFieldId(field)}` }],
          )}
        />
        <Refusal text={saving.refusal} />
        <BioParts texts={texts} errors={saving.errors} aadhaarLast4={bio.Aadhaar_Last4} onChange={form.change} />
        <PickupPart persons={form.persons} error={saving.errors.Pickup_Persons} onChange={form.changePersons} />
        <FormFoot
          note={isChanged && (texts.Aadhaar_No === '' ? <KeptNote at={draft.keptAt} /> : say('aadhaarNotKept'))}
        >
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
