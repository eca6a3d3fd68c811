import { useState } from 'react';
import { addStudentBio } from '#schemas/api/students/bio.ts';
import type { StudentFile } from '#schemas/api/students/read.ts';
import { photoConsent } from '#schemas/content/consent.ts';
import { useAction } from '../../../calls/use-call.ts';
import { DraftNote, KeptNote } from '../../../drafts/DraftNote.tsx';
import { useChangesDraft } from '../../../drafts/use-changes-draft.ts';
import { formatDay } from '../../../format/dates.ts';
import { useClassNames } from '../../../lookups/use-class-names.ts';
import { useStart } from '../../../session/start.ts';
import { Button } from '../../../ui/Button.tsx';
import { TextField } from '../../../ui/Field.tsx';
import { InsetForm } from '../../../ui/InsetForm.tsx';
import { LeaveGuard } from '../../../ui/LeaveGuard.tsx';
import { RadioRows } from '../../../ui/RadioRows.tsx';
import { useSave } from '../../../ui/use-save.ts';
import { useLocale, useWords } from '../../../words/words.ts';
import { storedBio } from './bio-fields.ts';
import { Part } from './Part.tsx';
import classes from './page.module.css';
import { pageWords } from './page-words.ts';
import { privateWords } from './private-words.ts';
import { openerId, type PagePlace } from './use-page-place.ts';

interface Props {
  readonly file: StudentFile;
  readonly place: PagePlace;
  readonly mayChange: boolean;
}

/** What the family allows to be shown, in words of what that changes on the website. */
export const ConsentPart = ({ file, place, mayChange }: Props) => {
  const say = useWords(privateWords);
  const sayPage = useWords(pageWords);
  const locale = useLocale();
  const shows = useShows(file);
  const isOpen = mayChange && place.edit === 'consent';
  const { Photo_Consent: consent = 'None', Consent_By: by, Consent_At: at } = file.bio;
  const deed =
    mayChange && !isOpen
      ? {
          id: openerId('consent'),
          label: sayPage('change'),
          name: `${sayPage('change')}: ${say('consent')}`,
          run: () => place.open('consent'),
        }
      : undefined;
  return (
    <Part title={say('consent')} deed={deed}>
      {isOpen ? (
        <ConsentForm file={file} onClose={place.close} />
      ) : (
        <div className={classes.consent}>
          <p>
            <strong>{say(consent)}</strong>
          </p>
          <p>{by && at ? say('givenBy', { name: by, day: formatDay(at, locale) }) : at ? '' : say('noneGiven')}</p>
          <p>{shows(consent)}</p>
          {consent === 'Public_With_Name' && <p>{say('withdraw')}</p>}
        </div>
      )}
    </Part>
  );
};

type Consent = (typeof photoConsent.enum)[number];

/** What the website shows of a student under a consent. */
const useShows = ({ student }: StudentFile): ((consent: Consent) => string) => {
  const say = useWords(privateWords);
  const { className } = useClassNames();
  const { First_Name: first, Last_Name: last, Class_Id } = student;
  const initial = last ? ` ${last.slice(0, 1).toLocaleUpperCase()}.` : '';
  const card = [`${first}${initial}`, Class_Id && className(Class_Id)].filter(Boolean).join(', ');
  return (consent) => say(`shows${consent}`, { card });
};

const ConsentForm = ({ file, onClose }: { readonly file: StudentFile; readonly onClose: () => void }) => {
  const say = useWords(privateWords);
  const sayPage = useWords(pageWords);
  const shows = useShows(file);
  const { school } = useStart();
  const action = useAction(addStudentBio);
  const saving = useSave(addStudentBio.group, onClose);
  const { student, bio } = file;
  const before = bio.Photo_Consent ?? 'None';
  const [start] = useState({ Photo_Consent: before as string, Consent_By: '' });
  const draft = useChangesDraft(`student:${student.Student_Id}:consent`, { start });
  const [texts, setTexts] = useState(draft.texts);
  const consent = photoConsent.enum.find((one) => one === texts.Photo_Consent) ?? before;
  const by = texts.Consent_By;
  const isChanged = !saving.isSaved && (consent !== start.Photo_Consent || by.trim() !== '');
  const change = (part: Partial<typeof start>): void => {
    const next = { ...texts, ...part };
    setTexts(next);
    draft.keep(next);
    for (const field of Object.keys(part)) saving.clear(field);
  };
  const send = async (): Promise<void> => {
    const ids = { School_Id: school.School_Id, Student_Id: student.Student_Id };
    const body = { ...ids, ...storedBio(bio), Photo_Consent: consent, Consent_By: by.trim() };
    await action.mutateAsync({ body, version: student.Version });
    draft.drop();
  };
  const save = (): Promise<boolean> =>
    saving.run(by.trim() === '' ? { Consent_By: say('missingBy') } : {}, send, say('consentSaved'));
  return (
    <InsetForm
      refusal={saving.refusal}
      onSave={() => void save()}
      foot={
        <>
          <Button look="primary" type="submit" busy={saving.isPending}>
            {sayPage('save')}
          </Button>
          <Button look="quiet" onClick={onClose}>
            {sayPage('cancel')}
          </Button>
          {isChanged && <KeptNote at={draft.keptAt} />}
        </>
      }
    >
      <DraftNote
        foundAt={draft.foundAt}
        meanwhile={draft.meanwhile.includes('Photo_Consent') ? [say('consent')] : []}
        onDiscard={() => setTexts(draft.discard())}
      />
      <RadioRows
        label={say('what')}
        options={photoConsent.enum.map((value) => ({ value, label: say(value), help: shows(value) }))}
        chosen={consent}
        onChoose={(chosen) => change({ Photo_Consent: chosen })}
      />
      <TextField
        label={say('by')}
        help={say('byHelp')}
        error={saving.errors.Consent_By}
        maxLength={100}
        autoComplete="off"
        value={by}
        onChange={({ currentTarget }) => change({ Consent_By: currentTarget.value })}
      />
      <LeaveGuard param="edit" isUnsaved={isChanged} onSave={save} />
    </InsetForm>
  );
};
