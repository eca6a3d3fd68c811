import { Paperclip } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { SyllabusRecord } from '#schemas/api/syllabus.ts';
import { formatDay } from '../../format/dates.ts';
import listTable from '../../ui/list-table.module.css';
import hidden from '../../ui/unseen.module.css';
import { useLocale, useWords } from '../../words/words.ts';
import classes from './syllabus.module.css';
import { useNames } from './use-list.ts';
import { linkId, type Place } from './use-place.ts';
import { statusWords, syllabusWords } from './words.ts';

interface Props {
  readonly syllabuses: readonly SyllabusRecord[];
  readonly place: Place;
}

/** What is taught to whom, when, and how far it is. */
export const SyllabusTable = ({ syllabuses, place }: Props) => {
  const say = useWords(syllabusWords);
  const sayStatus = useWords(statusWords);
  const daysOf = useDays();
  const { className, subjectName } = useNames();
  return (
    <div className={classes.rows}>
      <table className={`${listTable.table} ${classes.list}`}>
        <thead>
          <tr>
            <th scope="col">{say('title')}</th>
            <th scope="col">{say('class')}</th>
            <th scope="col">{say('subject')}</th>
            <th scope="col">{say('dates')}</th>
            <th scope="col">{say('files')}</th>
            <th scope="col">{say('state')}</th>
          </tr>
        </thead>
        <tbody>
          {syllabuses.map((one) => {
            const { Syllabus_Id: id, Title, Topics, Files, Status } = one;
            const isOpen = place.syllabus === String(id);
            const [taughtTo, subject] = [className(one.Class_Id), subjectName(one.Subject_Id)];
            const done = Topics.filter(({ status }) => status === 'Done').length;
            return (
              <tr key={id} data-open={isOpen || undefined} data-off={Status === 'Archived' || undefined}>
                <th scope="row">
                  <Link id={linkId(id)} to={place.hrefOf({ syllabus: String(id) })} aria-current={isOpen || undefined}>
                    {Title}
                  </Link>
                  <small>
                    <span className={classes.where}>
                      {taughtTo} · {subject}
                      {Topics.length > 0 && ' · '}
                    </span>
                    {Topics.length > 0 && say('done', { done, all: Topics.length })}
                  </small>
                </th>
                <td>{taughtTo}</td>
                <td>{subject}</td>
                <td>{daysOf(one)}</td>
                <td>
                  {Files.length > 0 && (
                    <span className={classes.count}>
                      <Paperclip aria-hidden size={14} />
                      {Files.length}
                      <span className={hidden.unseen}>{say('files')}</span>
                    </span>
                  )}
                </td>
                <td>
                  <span className={classes.state} data-state={Status}>
                    {sayStatus(Status)}
                  </span>
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
};

/** The days of a syllabus, as far as they are known. */
export const useDays = (): ((syllabus: Pick<SyllabusRecord, 'Start_Date' | 'End_Date'>) => string) => {
  const locale = useLocale();
  return ({ Start_Date: from, End_Date: to }) =>
    from || to ? [from, to].map((day) => (day ? formatDay(day, locale) : '…')).join(' – ') : '';
};
