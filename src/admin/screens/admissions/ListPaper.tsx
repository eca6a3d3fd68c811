import { useEffect, useEffectEvent } from 'react';
import type { InboxRow } from '#schemas/api/admission-inbox.ts';
import { readProfile } from '#schemas/api/school-profile.ts';
import { useCall } from '../../calls/use-call.ts';
import { formatDay, localDay } from '../../format/dates.ts';
import { localMobile } from '../../format/mobile.ts';
import { useClassNames } from '../../lookups/use-class-names.ts';
import { Letterhead } from '../../paper/Letterhead.tsx';
import { Sheet } from '../../paper/Sheet.tsx';
import { useNotices } from '../../ui/Notices.tsx';
import { useCodeWords } from '../../words/use-code-words.ts';
import { useLocale, useWords } from '../../words/words.ts';
import { listPaperWords } from './list-paper-words.ts';
import classes from './paper.module.css';
import { useFiltersSaid } from './use-filters-said.ts';
import type { Place } from './use-place.ts';
import { useWholeList } from './use-whole-list.ts';
import { statusWords, viewWords } from './words.ts';

interface Props {
  readonly place: Place;
  readonly onDone: () => void;
}

/** The list on paper as it is narrowed, all its pages, up to a bound that is said. */
export const ListPaper = ({ place, onDone }: Props) => {
  const say = useWords(listPaperWords);
  const sayView = useWords(viewWords);
  const locale = useLocale();
  const tell = useNotices();
  const { data: profile } = useCall(readProfile, {});
  const { classes: all } = useClassNames();
  const view = place.isBoard ? 'open' : place.view;
  const { rows, total, error } = useWholeList(place.query, view);
  const giveUp = useEffectEvent((fault: Error) => {
    tell.failure(fault);
    onDone();
  });
  useEffect(() => {
    if (error) giveUp(error);
  }, [error]);
  const filters = useFiltersSaid(place);
  const shown = rows?.length ?? 0;
  const count =
    shown < total ? say('cut', { shown, count: total }) : say(total === 1 ? 'one' : 'all', { count: total });
  return (
    <Sheet
      isReady={profile !== undefined && rows !== undefined && filters !== undefined && all.length > 0}
      onDone={onDone}
    >
      {profile && <Letterhead profile={profile} title={say('title', { view: sayView(view) })} />}
      <p className={classes.count}>
        {count} · {formatDay(localDay(), locale)}
      </p>
      {filters && <p className={classes.count}>{filters}</p>}
      <Rows rows={rows ?? []} />
    </Sheet>
  );
};

const Rows = ({ rows }: { readonly rows: readonly InboxRow[] }) => {
  const say = useWords(listPaperWords);
  const sayStatus = useCodeWords(statusWords);
  const locale = useLocale();
  const { className } = useClassNames();
  return (
    <table className={classes.list}>
      <thead>
        <tr>
          {(['number', 'child', 'parent', 'mobile', 'class', 'status', 'who', 'next'] as const).map((column) => (
            <th key={column} scope="col">
              {say(column)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.Admission_Enquiry_Id}>
            <td>{row.Reference_No}</td>
            <th scope="row">{row.Child_Name}</th>
            <td>{row.Parent_Name}</td>
            <td>{localMobile(row.Mobile)}</td>
            <td>{className(row.Class_Id)}</td>
            <td>{sayStatus(row.Status)}</td>
            <td>{row.Assigned_Name}</td>
            <td>{row.Next_Date && formatDay(row.Next_Date, locale)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};
