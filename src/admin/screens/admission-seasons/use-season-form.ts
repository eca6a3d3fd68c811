import { useState } from 'react';
import { type AdmissionSeason, saveAdmissionSeason } from '#schemas/api/admission-seasons.ts';
import type { FieldTexts } from '../../calls/refused-fields.ts';
import { type StaleEdit, staleEdit } from '../../calls/stale-edit.ts';
import { useAction } from '../../calls/use-call.ts';
import { isSame } from '../../drafts/merge-fields.ts';
import { useNotices } from '../../ui/Notices.tsx';
import { useRefusals } from '../../ui/use-refusals.ts';
import { useWords } from '../../words/words.ts';
import {
  bodyOf,
  type ClassFields,
  type DayFields,
  fieldsOf,
  findFaults,
  joinedSeason,
  type SeasonFields,
} from './season-fields.ts';
import { seasonWords } from './words.ts';

export interface SeasonForm {
  readonly fields: SeasonFields;
  readonly errors: FieldTexts;
  readonly isChanged: boolean;
  readonly isPending: boolean;
  /** What the form was filled from. */
  readonly base: SeasonFields;
  /** What somebody else has saved meanwhile. */
  readonly theirs: StaleEdit<AdmissionSeason> | undefined;
  set(changes: Partial<SeasonFields>): void;
  setClass(id: number, changes: Partial<ClassFields>): void;
  setDay(key: number, changes: Partial<DayFields>): void;
  addDay(): void;
  removeDay(key: number): void;
  /** Whether it went well. */
  save(): Promise<boolean>;
  /** Goes on with what somebody else has saved: with what is typed in its place, or without. */
  takeTheirs(withMine: boolean): void;
}

/** What is typed of a session; what others save meanwhile leaves it alone. */
export const useSeasonForm = (season: AdmissionSeason): SeasonForm => {
  const say = useWords(seasonWords);
  const tell = useNotices();
  const call = useAction(saveAdmissionSeason);
  const [start, setStart] = useState(season);
  const [typed, setTyped] = useState(() => fieldsOf(season));
  const { errors, check, refuse, clear } = useRefusals();
  const [theirs, setTheirs] = useState<StaleEdit<AdmissionSeason>>();
  const isChanged = !isSame(bodyOf(typed), bodyOf(fieldsOf(start)));
  // Until something is typed, the form shows what is stored: seats are taken while it is open.
  const latest = season.Version < start.Version ? start : season;
  const fields = isChanged ? typed : fieldsOf(latest);
  const begin = (from: AdmissionSeason): void => {
    setStart(from);
    setTyped(fieldsOf(from));
    check({});
    setTheirs(undefined);
  };
  const set = (changes: Partial<SeasonFields>): void => {
    if (!isChanged) setStart(latest);
    setTyped({ ...fields, ...changes });
  };
  return {
    fields,
    errors,
    isChanged,
    isPending: call.isPending,
    base: fieldsOf(start),
    theirs,
    set,
    setClass(id, changes) {
      clear(...Object.keys(changes).map((name) => `${name}-${id}`));
      set({ classes: fields.classes.map((one) => (one.id === id ? { ...one, ...changes } : one)) });
    },
    setDay(key, changes) {
      clear(...Object.keys(changes).map((name) => `${name}-${key}`));
      set({ days: fields.days.map((one) => (one.key === key ? { ...one, ...changes } : one)) });
    },
    addDay() {
      const key = Math.max(-1, ...fields.days.map((one) => one.key)) + 1;
      set({ days: [...fields.days, { key, day: '', what: '' }] });
    },
    removeDay: (key) => set({ days: fields.days.filter((one) => one.key !== key) }),
    async save() {
      if (!check(findFaults(fields, say))) return false;
      try {
        const params = { session: season.Session };
        begin(await call.mutateAsync({ params, body: bodyOf(fields), version: start.Version }));
        tell.notice(say('saved'));
        return true;
      } catch (error) {
        const stale = staleEdit<AdmissionSeason>(error);
        if (stale) setTheirs(stale);
        else await refuse(error);
        return false;
      }
    },
    takeTheirs(withMine) {
      if (!theirs) return;
      const { current } = theirs;
      begin(current);
      if (withMine) setTyped(joinedSeason({ base: fieldsOf(start), theirs: fieldsOf(current), mine: fields }));
    },
  };
};
