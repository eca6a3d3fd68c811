import { useState } from 'react';
import { type AdmissionSeason, saveAdmissionSeason } from '#schemas/api/admission-seasons.ts';
import { CallError } from '../../calls/call-error.ts';
import { type FieldTexts, refusedFields } from '../../calls/refused-fields.ts';
import { useAction } from '../../calls/use-call.ts';
import { useNotices } from '../../ui/Notices.tsx';
import { useWords } from '../../words/words.ts';
import { bodyOf, type ClassFields, type DayFields, fieldsOf, findFaults, type SeasonFields } from './season-fields.ts';
import { seasonWords } from './words.ts';

export interface SeasonForm {
  readonly fields: SeasonFields;
  readonly errors: FieldTexts;
  readonly isChanged: boolean;
  readonly isPending: boolean;
  /** What the server says where somebody else has saved meanwhile. */
  readonly stale: string | undefined;
  set(changes: Partial<SeasonFields>): void;
  setClass(id: number, changes: Partial<ClassFields>): void;
  setDay(key: number, changes: Partial<DayFields>): void;
  addDay(): void;
  removeDay(key: number): void;
  /** Whether it went well. */
  save(): Promise<boolean>;
  /** Takes what is saved in the place of what is typed. */
  takeSaved(): void;
}

/** What is typed of a session; what others save meanwhile leaves it alone. */
export const useSeasonForm = (season: AdmissionSeason): SeasonForm => {
  const say = useWords(seasonWords);
  const tell = useNotices();
  const call = useAction(saveAdmissionSeason);
  const [start, setStart] = useState(season);
  const [typed, setTyped] = useState(() => fieldsOf(season));
  const [errors, setErrors] = useState<FieldTexts>({});
  const [stale, setStale] = useState<string>();
  const isChanged = JSON.stringify(bodyOf(typed)) !== JSON.stringify(bodyOf(fieldsOf(start)));
  // Until something is typed, the form shows what is stored: seats are taken while it is open.
  const fields = isChanged ? typed : fieldsOf(season);
  const begin = (from: AdmissionSeason): void => {
    setStart(from);
    setTyped(fieldsOf(from));
    setErrors({});
    setStale(undefined);
  };
  const set = (changes: Partial<SeasonFields>): void => {
    if (!isChanged) setStart(season);
    setTyped({ ...fields, ...changes });
  };
  const clear = (field: string): void => setErrors((before) => ({ ...before, [field]: undefined }));
  return {
    fields,
    errors,
    isChanged,
    isPending: call.isPending,
    stale,
    set,
    setClass(id, changes) {
      for (const name of Object.keys(changes)) clear(`${name}-${id}`);
      set({ classes: fields.classes.map((one) => (one.id === id ? { ...one, ...changes } : one)) });
    },
    setDay(key, changes) {
      for (const name of Object.keys(changes)) clear(`${name}-${key}`);
      set({ days: fields.days.map((one) => (one.key === key ? { ...one, ...changes } : one)) });
    },
    addDay() {
      const key = Math.max(-1, ...fields.days.map((one) => one.key)) + 1;
      set({ days: [...fields.days, { key, day: '', what: '' }] });
    },
    removeDay: (key) => set({ days: fields.days.filter((one) => one.key !== key) }),
    async save() {
      const found = findFaults(fields, say);
      setErrors(found);
      if (Object.keys(found).length > 0) return false;
      try {
        const params = { session: season.Session };
        begin(await call.mutateAsync({ params, body: bodyOf(fields), version: start.Version }));
        tell.notice(say('saved'));
        return true;
      } catch (error) {
        const refused = refusedFields(error);
        if (refused) setErrors(refused);
        else if (error instanceof CallError && error.status === 409) setStale(error.message);
        else tell.failure(error);
        return false;
      }
    },
    takeSaved: () => begin(season),
  };
};
