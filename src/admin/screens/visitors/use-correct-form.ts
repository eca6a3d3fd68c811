import { useState } from 'react';
import { correctVisitor } from '#schemas/api/visitors/desk.ts';
import type { VisitorRow } from '#schemas/api/visitors/fields.ts';
import { staleEdit } from '../../calls/stale-edit.ts';
import { useAction } from '../../calls/use-call.ts';
import { useNotices } from '../../ui/Notices.tsx';
import { useWords } from '../../words/words.ts';
import { formWords } from './form-words.ts';
import { useVisitForm, type VisitForm } from './use-visit-form.ts';
import { fieldsOf, joined, type VisitFields } from './visit-fields.ts';

interface Stored {
  readonly fields: VisitFields;
  readonly version: number;
}

interface Theirs extends Stored {
  /** Who has corrected it, and when. */
  readonly text: string;
}

export interface CorrectForm extends VisitForm {
  /** What the form was filled from. */
  readonly base: VisitFields;
  /** What another desk has saved meanwhile. */
  readonly theirs: Theirs | undefined;
  /** Goes on with what they have saved: with what is typed in its place, or without. */
  takeTheirs(withMine: boolean): void;
}

const storedOf = (visit: VisitorRow): Stored => ({ fields: fieldsOf(visit), version: visit.Version });

/** The form of a visit that is corrected; what another desk saves meanwhile is not mixed in unseen. */
export const useCorrectForm = (visit: VisitorRow): CorrectForm => {
  const say = useWords(formWords);
  const tell = useNotices();
  const correct = useAction(correctVisitor);
  const [base, setBase] = useState(() => storedOf(visit));
  const [theirs, setTheirs] = useState<Theirs>();
  const form = useVisitForm(
    async (body) => {
      const input = { params: { id: visit.Visitor_Id }, body, version: base.version };
      const { Name } = await correct.mutateAsync(input);
      tell.notice(say('isCorrected', { name: Name }));
    },
    {
      start: base.fields,
      onRefused(error) {
        const stale = staleEdit<VisitorRow>(error);
        if (stale) setTheirs({ text: stale.text, ...storedOf(stale.current) });
        return stale !== undefined;
      },
    },
  );
  const fill = (stored: Stored, fields = stored.fields): void => {
    setBase(stored);
    setTheirs(undefined);
    form.change(fields);
  };
  // A form in which nothing is typed shows what is stored.
  if (!form.isChanged && !form.isPending && visit.Version > base.version) fill(storedOf(visit));
  return {
    ...form,
    base: base.fields,
    theirs,
    takeTheirs(withMine) {
      if (!theirs) return;
      const mine = withMine ? joined({ base: base.fields, mine: form.fields, theirs: theirs.fields }) : theirs.fields;
      fill(theirs, mine);
    },
  };
};
