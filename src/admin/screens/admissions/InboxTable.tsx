import { CircleAlert, Phone } from 'lucide-react';
import { Link, useNavigate } from 'react-router-dom';
import type { InboxRow } from '#schemas/api/admission-inbox.ts';
import type { InboxGroup } from '#schemas/records/enquiry-inbox.ts';
import { localMobile } from '../../format/mobile.ts';
import { useClassNames } from '../../lookups/use-class-names.ts';
import { useMayWrite } from '../../session/use-may-write.ts';
import { CheckBox } from '../../ui/CheckBox.tsx';
import { Deeds } from '../../ui/Deeds.tsx';
import { useWords } from '../../words/words.ts';
import classes from './admissions.module.css';
import { DocumentSigns } from './DocumentSigns.tsx';
import { NextDay } from './NextDay.tsx';
import { StatusSign } from './StatusSign.tsx';
import { linkId, type Place } from './use-place.ts';
import { groupWords, inboxWords } from './words.ts';

interface Props {
  readonly groups: readonly {
    readonly group: InboxGroup;
    readonly count: number;
    readonly rows: readonly InboxRow[];
  }[];
  readonly place: Place;
  readonly chosen: ReadonlySet<number>;
  readonly onChoose: (chosen: ReadonlySet<number>) => void;
}

/** Who asked for whom, how far it is and what comes next, under the headings of the day's work. */
export const InboxTable = ({ groups, place, chosen, onChoose }: Props) => {
  const say = useWords(inboxWords);
  const sayGroup = useWords(groupWords);
  const ids = groups.flatMap(({ rows }) => rows.map(({ Admission_Enquiry_Id: id }) => id));
  const choose = (id: number, isChosen: boolean): void => {
    const next = new Set(chosen);
    if (isChosen) next.add(id);
    else next.delete(id);
    onChoose(next);
  };
  return (
    <div className={classes.rows}>
      <table className={classes.inbox}>
        <thead>
          <tr>
            <th scope="col">
              <Deeds>
                <CheckBox
                  label={say('chooseAll')}
                  checked={chosen.size === ids.length}
                  isPartial={chosen.size > 0 && chosen.size < ids.length}
                  onChange={(isChosen) => onChoose(new Set(isChosen ? ids : []))}
                />
              </Deeds>
            </th>
            <th scope="col">{say('childAndParent')}</th>
            <th scope="col">{say('class')}</th>
            <th scope="col">{say('status')}</th>
            <th scope="col">{say('next')}</th>
            <th scope="col">{say('documents')}</th>
          </tr>
        </thead>
        {groups.map(({ group, count, rows }) => (
          <tbody key={group} data-group={group}>
            <tr className={classes.group}>
              <th scope="rowgroup" colSpan={6}>
                {group === 'Overdue' && <CircleAlert aria-hidden size={16} strokeWidth={1.75} />}
                {sayGroup(group)} <span>{count}</span>
              </th>
            </tr>
            {rows.map((row) => (
              <Row
                key={row.Admission_Enquiry_Id}
                row={row}
                place={place}
                isChosen={chosen.has(row.Admission_Enquiry_Id)}
                onChoose={choose}
              />
            ))}
          </tbody>
        ))}
      </table>
    </div>
  );
};

interface RowProps {
  readonly row: InboxRow;
  readonly place: Place;
  readonly isChosen: boolean;
  readonly onChoose: (id: number, isChosen: boolean) => void;
}

const Row = ({ row, place, isChosen, onChoose }: RowProps) => {
  const say = useWords(inboxWords);
  const { className } = useClassNames();
  const navigate = useNavigate();
  const mayWrite = useMayWrite()('/admissions');
  const { Admission_Enquiry_Id: id, Child_Name: child, Parent_Name: parent, Mobile: mobile } = row;
  const isOpen = place.enquiry === String(id);
  // Who has called comes back to what was said.
  const onCall = (): void => void navigate(place.hrefOf({ enquiry: String(id), edit: undefined, note: '1' }));
  return (
    <tr data-open={isOpen || undefined}>
      <td>
        <Deeds>
          <CheckBox
            label={say('choose', { name: child })}
            checked={isChosen}
            onChange={(checked) => onChoose(id, checked)}
          />
        </Deeds>
      </td>
      <th scope="row">
        <Link
          id={linkId(id)}
          to={place.hrefOf({ enquiry: String(id), edit: undefined })}
          aria-current={isOpen || undefined}
        >
          {child}
        </Link>
        <small>
          <span className={classes.ofClass}>{className(row.Class_Id)} · </span>
          {parent}
          <span className={classes.number}> · {localMobile(mobile)}</span>
        </small>
      </th>
      <td>{className(row.Class_Id)}</td>
      <td>
        <StatusSign status={row.Status} />
      </td>
      <td>
        <NextDay row={row} />
      </td>
      <td>
        <DocumentSigns states={row.Documents} />
        <a
          className={classes.call}
          href={`tel:${mobile}`}
          aria-label={say('call', { name: parent })}
          onClick={mayWrite ? onCall : undefined}
        >
          <Phone aria-hidden size={20} strokeWidth={1.75} />
        </a>
      </td>
    </tr>
  );
};
