import { Paperclip } from 'lucide-react';
import { listSyllabuses, type SyllabusRecord } from '#schemas/api/syllabus.ts';
import { useCall } from '../../calls/use-call.ts';
import { plainText } from '../../format/plain-text.ts';
import { useLookup } from '../../lookups/use-lookup.ts';
import { useStart } from '../../session/start.ts';
import { FileName } from '../../ui/FileName.tsx';
import { useWords } from '../../words/words.ts';
import classes from './family.module.css';
import { familyWords } from './words.ts';

/** As many as the call gives at once: a class has one for each subject and term. */
const pageSize = 100;

/** What a class learns, subject by subject; nothing while nothing is published. */
export const Syllabus = ({ classId }: { readonly classId: number }) => {
  const say = useWords(familyWords);
  const { school } = useStart();
  const query = { School_Id: school.School_Id, Class_Id: classId, pageSize };
  const { data = [] } = useCall(listSyllabuses, { query, asFamily: true });
  const published = data.filter((one) => one.Class_Id === classId && one.Status === 'Published');
  if (published.length === 0) return null;
  return (
    <section aria-labelledby="syllabus">
      <h2 id="syllabus">{say('syllabus')}</h2>
      <ul>
        {published.map((one) => (
          <li key={one.Syllabus_Id} className={classes.notice}>
            <Subject syllabus={one} />
          </li>
        ))}
      </ul>
    </section>
  );
};

const Subject = ({ syllabus }: { readonly syllabus: SyllabusRecord }) => {
  const say = useWords(familyWords);
  const { nameOf } = useLookup('subjects');
  const { Title, Subject_Id, Description, Topics, Files } = syllabus;
  const done = Topics.filter(({ status }) => status === 'Done').length;
  return (
    <details>
      <summary className={classes.head}>
        <h3>{Title}</h3>
        <p className={classes.facts}>
          <span>{nameOf(Subject_Id)}</span>
          {Topics.length > 0 && <span>{say('taughtOf', { done, all: Topics.length })}</span>}
        </p>
      </summary>
      {Description && <p className={classes.details}>{plainText(Description)}</p>}
      <ol className={classes.topics}>
        {Topics.map(({ title, status }) => (
          <li key={title}>
            {title} {status === 'Done' && <small>{say('taught')}</small>}
          </li>
        ))}
      </ol>
      {Files.map(({ File_Id, File_Name, File_URL }) => (
        <p key={File_Id}>
          <a className={classes.file} href={File_URL} download>
            <Paperclip aria-hidden size={16} strokeWidth={1.75} />
            <FileName name={File_Name} />
          </a>
        </p>
      ))}
    </details>
  );
};
