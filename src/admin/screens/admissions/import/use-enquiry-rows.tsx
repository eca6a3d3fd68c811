import { useCallback, useState } from 'react';
import { type EnquiryImportRow, importEnquiries } from '#schemas/api/admission-import.ts';
import { maxEnquiriesAtOnce } from '#schemas/records/enquiry.ts';
import { sessionLabel } from '#shared/calendar.ts';
import { formatDate } from '#shared/fields/dates.ts';
import { useAction } from '../../../calls/use-call.ts';
import { formWords } from '../../../enquiry-form/form-words.ts';
import { relationWords } from '../../../enquiry-form/words.ts';
import { formatDay } from '../../../format/dates.ts';
import { useClassNames } from '../../../lookups/use-class-names.ts';
import { useStart } from '../../../session/start.ts';
import type { RowImport } from '../../../tables/import/row-import.ts';
import { useCodeWords } from '../../../words/use-code-words.ts';
import { useLocale, useWords } from '../../../words/words.ts';
import { aimColumn, guessTargets, type Target, tableOf, targets, template } from './columns.ts';
import { agreedId, ImportSettings } from './ImportSettings.tsx';
import { type CellName, type CheckedEnquiry, cellNames, cellOfField, checkRows } from './rows.ts';
import { enquiryRowWords } from './words.ts';

/** Enquiries as they are imported, all for one session: the next one unless another is chosen. */
export const useEnquiryRows = (): RowImport<CheckedEnquiry, Target> => {
  const say = useWords(enquiryRowWords);
  const { School_Id, session: thisYear } = useStart().school;
  const places = useClassNames();
  const [session, setSession] = useState(sessionLabel(thisYear + 1));
  const [isAgreed, setAgreed] = useState(false);
  const [isAsked, setAsked] = useState(false);
  const { mutateAsync } = useAction(importEnquiries);
  const shown = useShown();
  const locale = useLocale();
  const send = useCallback(
    async (sent: readonly EnquiryImportRow[], dryRun: boolean) => {
      const body = { School_Id, Session: session, rows: [...sent], Consent: !dryRun, dryRun };
      const { added, enquiries } = await mutateAsync({ body });
      return { added, answers: enquiries };
    },
    [School_Id, session, mutateAsync],
  );
  return {
    limits: { maxRows: maxEnquiriesAtOnce, maxMegabytes: 2 },
    minorCells: ['gender', 'alternate', 'email'],
    cellOfField,
    targets,
    template,
    pasted: [],
    texts: {
      title: say('title'),
      fileName: say('fileName'),
      templateName: say('templateName'),
      done: (added) => (added === 1 ? say('done1') : say('done', { count: added })),
      target: (target) => say(`to_${target}`),
      cell: (cell) => say(cell),
      fault: (fault) => say(fault),
      offer: (offer) => formatDay(offer, locale),
    },
    settings: (
      <ImportSettings
        session={session}
        isAgreed={isAgreed}
        isAsked={isAsked}
        onSession={setSession}
        onAgreed={setAgreed}
      />
    ),
    cells: (to) => cellNames.filter((cell) => !(cell === 'alternate' || cell === 'email') || to.includes(cell)),
    tableOf,
    guess: guessTargets,
    aim: aimColumn,
    check: (table, reading) => checkRows(table, { ...reading, places }),
    shown,
    textOfOffer: formatDate,
    mayAdd() {
      setAsked(true);
      if (!isAgreed) document.getElementById(agreedId)?.focus();
      return isAgreed;
    },
    send,
  };
};

/** The cells of a row that are right, in words. */
const useShown = (): ((row: CheckedEnquiry, cell: CellName) => string) => {
  const say = useWords(enquiryRowWords);
  const sayForm = useWords(formWords);
  const sayRelation = useCodeWords(relationWords);
  const locale = useLocale();
  const { className } = useClassNames();
  return ({ texts, relation, birth, classId, gender }, cell) => {
    switch (cell) {
      case 'class':
        return classId === undefined ? texts.class : className(classId);
      case 'birth':
        return birth === undefined ? texts.birth : formatDay(birth, locale);
      case 'gender':
        return gender === undefined ? texts.gender : sayForm(gender === 'Other' ? 'otherGender' : gender);
      case 'parent':
        return say('parentAs', { name: texts.parent, relation: sayRelation(relation) });
      default:
        return texts[cell];
    }
  };
};
