import { FileText } from 'lucide-react';
import type { SyllabusRecord } from '#schemas/api/syllabus.ts';
import { plainText } from '../../format/plain-text.ts';
import { sizeWords } from '../../media/media-name.ts';
import { useMayWriteHere } from '../../ui/Deeds.tsx';
import { FileName } from '../../ui/FileName.tsx';
import { LoadFailed } from '../../ui/LoadFailed.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { useWords } from '../../words/words.ts';
import { SyllabusForm } from './SyllabusForm.tsx';
import { useDays } from './SyllabusTable.tsx';
import classes from './syllabus.module.css';
import { useNames, useSyllabus } from './use-list.ts';
import type { Place } from './use-place.ts';
import { statusWords, syllabusWords } from './words.ts';

interface Props {
  readonly place: Place;
  readonly onClose: () => void;
}

/** A syllabus: to be written by who may, to be read by the others. */
export const SyllabusPanel = ({ place, onClose }: Props) => {
  const say = useWords(syllabusWords);
  // Not from the list: what is open stays, whatever the list is narrowed to.
  const { syllabus: stored, isRead, isError, refetch } = useSyllabus(place.syllabus);
  const mayWrite = useMayWriteHere();
  if (mayWrite && (stored || place.syllabus === 'new'))
    return <SyllabusForm key={stored?.Syllabus_Id ?? 'new'} stored={stored} onStale={refetch} onClose={onClose} />;
  if (stored) return <Read syllabus={stored} onClose={onClose} />;
  return (
    <Panel title={say(isRead ? 'gone' : 'loading')} onClose={onClose}>
      {!isRead && (isError ? <LoadFailed text={say('oneFailed')} onRetry={refetch} /> : <Skeleton rows={6} />)}
    </Panel>
  );
};

interface ReadProps {
  readonly syllabus: SyllabusRecord;
  readonly onClose: () => void;
}

const Read = ({ syllabus, onClose }: ReadProps) => {
  const say = useWords(syllabusWords);
  const sayStatus = useWords(statusWords);
  const { className, subjectName } = useNames();
  const daysOf = useDays();
  const { Title, Class_Id, Subject_Id, Description, Topics, Files, Status, Is_Public } = syllabus;
  return (
    <Panel
      title={Title}
      note={[className(Class_Id), subjectName(Subject_Id), daysOf(syllabus), sayStatus(Status)]
        .filter(Boolean)
        .join(' · ')}
      onClose={onClose}
    >
      <div className={classes.form}>
        {Description && <p className={classes.prose}>{plainText(Description)}</p>}
        <section>
          <h3>{say('topics')}</h3>
          {Topics.length === 0 && <p className={classes.note}>{say('noTopics')}</p>}
          <ol className={classes.read}>
            {Topics.map(({ title, periods, status }) => (
              <li key={title}>
                {title}
                <small>
                  {[
                    periods && (periods === 1 ? say('period') : say('periods', { count: periods })),
                    status === 'Done' && say('taught'),
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </small>
              </li>
            ))}
          </ol>
        </section>
        <section>
          <h3>{say('files')}</h3>
          {Files.length === 0 && <p className={classes.note}>{say('noFiles')}</p>}
          <FileList files={Files} />
        </section>
        {Is_Public && <p className={classes.note}>{say('public')}</p>}
      </div>
    </Panel>
  );
};

const FileList = ({ files }: { readonly files: SyllabusRecord['Files'] }) => (
  <ul className={classes.files}>
    {files.map(({ File_Id, File_Name, File_URL, Bytes }) => (
      <li key={File_Id}>
        <FileText aria-hidden size={18} strokeWidth={1.75} />
        <a href={File_URL} download>
          <FileName name={File_Name} />
        </a>
        <small>{sizeWords(Bytes)}</small>
      </li>
    ))}
  </ul>
);
