import { useState } from 'react';
import { addStudentBio } from '#schemas/api/students/bio.ts';
import type { StudentFile } from '#schemas/api/students/read.ts';
import { useAction } from '../../../calls/use-call.ts';
import { useChangesDraft } from '../../../drafts/use-changes-draft.ts';
import { useStart } from '../../../session/start.ts';
import { useSave } from '../../../ui/use-save.ts';
import { useWords } from '../../../words/words.ts';
import { type BioTexts, bioTextsOf, changedBio, type PersonTexts, personsOf, sentPersons } from './bio-fields.ts';
import { pageWords } from './page-words.ts';

const personsIn = (text: string): readonly PersonTexts[] => JSON.parse(text);

/** What is typed of a bio and of who may fetch the child, kept on the device until it is saved. */
export const useBioForm = ({ student, bio }: StudentFile, onSaved: () => void) => {
  const say = useWords(pageWords);
  const { school } = useStart();
  const action = useAction(addStudentBio);
  const saving = useSave(addStudentBio.group, onSaved);
  const [start] = useState(() => ({ ...bioTextsOf(bio), Pickup_Persons: JSON.stringify(personsOf(bio)) }));
  const name = `student:${student.Student_Id}:bio`;
  const draft = useChangesDraft(name, { start, sealed: ['Aadhaar_No'] });
  const [all, setAll] = useState(draft.texts);
  const { Pickup_Persons: persons, ...texts } = all;
  const put = (part: Partial<typeof start>): void => {
    const next = { ...all, ...part };
    setAll(next);
    draft.keep(next);
    for (const field of Object.keys(part)) saving.clear(field);
  };
  const send = async (): Promise<void> => {
    const ids = { School_Id: school.School_Id, Student_Id: student.Student_Id };
    const changed = persons === start.Pickup_Persons ? {} : { Pickup_Persons: sentPersons(personsIn(persons)) };
    const body = { ...ids, ...changedBio(bio, texts, start), ...changed };
    await action.mutateAsync({ body, version: student.Version });
    draft.drop();
  };
  return {
    texts,
    persons: personsIn(persons),
    draft,
    saving,
    isChanged: !saving.isSaved && Object.entries(all).some(([field, text]) => text !== start[field as 'House']),
    change: (field: keyof BioTexts, text: string) => put({ [field]: text }),
    changePersons: (next: readonly PersonTexts[]) => put({ Pickup_Persons: JSON.stringify(next) }),
    discard: () => setAll(draft.discard()),
    save: (): Promise<boolean> => saving.run({}, send, say('saved')),
  };
};
