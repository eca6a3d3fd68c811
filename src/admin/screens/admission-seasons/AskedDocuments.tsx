import { Link } from 'react-router-dom';
import type { AdmissionSeason } from '#schemas/api/admission-seasons.ts';
import { documentWords } from '../../enquiry-form/document-words.ts';
import { useClassNames } from '../../lookups/use-class-names.ts';
import { useWords } from '../../words/words.ts';
import classes from './seasons.module.css';
import { seasonWords } from './words.ts';

interface Props {
  readonly season: AdmissionSeason;
  readonly mayChange: boolean;
}

/** What families are asked for, with the classes that ask for the same in one line. */
export const AskedDocuments = ({ season, mayChange }: Props) => {
  const say = useWords(seasonWords);
  const sayDocument = useWords(documentWords);
  const { className } = useClassNames();
  const groups = new Map<string, string[]>();
  for (const { Class_Id, Documents } of season.Classes) {
    const asked = Documents.map((one) => sayDocument(one)).join(', ');
    groups.set(asked, [...(groups.get(asked) ?? []), className(Class_Id)]);
  }
  return (
    <>
      <dl className={classes.documents}>
        {[...groups].map(([asked, of]) => (
          <div key={asked}>
            <dt>{of.length > 2 ? `${of[0]} – ${of.at(-1)}` : of.join(', ')}</dt>
            <dd>{asked || '–'}</dd>
          </div>
        ))}
      </dl>
      {mayChange && <Link to="/school/lists?list=required-documents">{say('toDocuments')}</Link>}
    </>
  );
};
