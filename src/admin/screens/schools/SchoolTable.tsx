import { Link } from 'react-router-dom';
import type { UsedTheme } from '#schemas/api/operator-themes.ts';
import type { ListedSchool } from '#schemas/api/schools.ts';
import { formatDay } from '../../format/dates.ts';
import listTable from '../../ui/list-table.module.css';
import { useLocale, useWords } from '../../words/words.ts';
import { SchoolState } from './SchoolState.tsx';
import classes from './schools.module.css';
import { linkId, type Place } from './use-place.ts';
import { schoolsWords } from './words.ts';

interface Props {
  readonly schools: readonly ListedSchool[];
  readonly themes: readonly UsedTheme[];
  readonly place: Place;
}

/** Which schools they are, where they stand, and since when they are here. */
export const SchoolTable = ({ schools, themes, place }: Props) => {
  const say = useWords(schoolsWords);
  const locale = useLocale();
  return (
    <div className={classes.rows}>
      <table className={`${listTable.table} ${classes.schools}`}>
        <thead>
          <tr>
            <th scope="col">{say('school')}</th>
            <th scope="col">{say('key')}</th>
            <th scope="col">{say('state')}</th>
            <th scope="col">{say('theme')}</th>
            <th scope="col">{say('since')}</th>
          </tr>
        </thead>
        <tbody>
          {schools.map(({ School_Id: id, school_Name, school_Slug, schoolKey, state, themeId, createdAt }) => {
            const isOpen = place.school === String(id);
            return (
              <tr key={id} data-open={isOpen || undefined} data-off={state === 'closed' || undefined}>
                <th scope="row">
                  <Link id={linkId(id)} to={place.hrefOf({ school: String(id) })} aria-current={isOpen || undefined}>
                    {school_Name}
                  </Link>
                  <small>{school_Slug}</small>
                </th>
                <td>{schoolKey}</td>
                <td>
                  <SchoolState state={state} />
                </td>
                <td>{themes.find((one) => one.themeId === themeId)?.name ?? themeId}</td>
                <td>{formatDay(createdAt, locale)}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
};
