import { Check } from 'lucide-react';
import { Suspense, useMemo, useState } from 'react';
import { importedFields, maxImportedRows } from '#schemas/records/student-import.ts';
import { relationWords } from '../../enquiry-form/words.ts';
import { useClassNames } from '../../lookups/use-class-names.ts';
import { sessionName, useSchoolSession } from '../../session/school-session.ts';
import { formWords } from '../../student-form/form-words.ts';
import type { Table } from '../../tables/read-table.ts';
import { SourceStep } from '../../tables/SourceStep.tsx';
import { Template } from '../../tables/Template.tsx';
import { BackLink } from '../../ui/BackLink.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { part } from '../../ui/part.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { useWords } from '../../words/words.ts';
import { tableOf } from './columns.ts';
import { EarlierImports } from './EarlierImports.tsx';
import classes from './import-students.module.css';
import { importWords } from './words.ts';

const ListStep = part(async () => (await import('./ListStep.tsx')).ListStep);

const steps = ['file', 'check', 'done'] as const;
type Step = (typeof steps)[number];

interface Read {
  readonly table: Table;
  readonly fileName: string;
}

/** The codes of relations by their words in both languages. */
const relations: ReadonlyMap<string, number> = new Map(
  Object.values(relationWords).flatMap((words) =>
    Object.entries(words).map(([code, word]) => [word.toLowerCase(), Number(code.slice(1))] as const),
  ),
);

/** Takes a list of students: a file, its columns, what is wrong with it, and then the school has them. */
export const Screen = () => {
  const say = useWords(importWords);
  const sayField = useWords(formWords);
  const { chosen: year } = useSchoolSession();
  const { classes: all, sections } = useClassNames();
  const isReady = all.length > 0 && sections.length > 0;
  // Both lists are remembered as they were read.
  const places = useMemo(() => ({ classes: all, sections }), [all, sections]);
  const [text, setText] = useState('');
  const [read, setRead] = useState<Read>();
  const [isDone, setDone] = useState(false);
  const step = read === undefined ? 'file' : isDone ? 'done' : 'check';
  return (
    <>
      <PageHead
        back={<BackLink to="/student">{say('back')}</BackLink>}
        title={read?.fileName ?? say('title')}
        note={say('note', { session: sessionName(year) })}
        mark={<Steps step={step} />}
      />
      {read === undefined ? (
        <>
          <div className={classes.template}>
            <Template headings={importedFields.map((field) => sayField(field))} fileName={say('templateName')} />
            <p>{say('templateNote')}</p>
          </div>
          <SourceStep
            text={text}
            limits={{ maxRows: maxImportedRows, maxMegabytes: 5 }}
            tableOf={tableOf}
            onText={setText}
            onRead={(table, fileName) => setRead({ table, fileName: fileName ?? say('pastedName') })}
          />
          <EarlierImports />
        </>
      ) : isReady ? (
        <Suspense fallback={<Skeleton rows={8} />}>
          <ListStep
            table={read.table}
            fileName={read.fileName}
            session={`${year}-${year + 1}`}
            places={places}
            relations={relations}
            onDone={() => setDone(true)}
            onBack={() => {
              setRead(undefined);
              setDone(false);
            }}
          />
        </Suspense>
      ) : (
        <Skeleton rows={8} />
      )}
    </>
  );
};

const Steps = ({ step }: { readonly step: Step }) => {
  const say = useWords(importWords);
  const now = steps.indexOf(step);
  return (
    <ol className={classes.steps} aria-label={say('steps')}>
      {steps.map((one, at) => (
        <li key={one} aria-current={one === step ? 'step' : undefined} data-done={at < now || undefined}>
          {at < now ? <Check aria-hidden size={16} /> : <span aria-hidden>{at + 1}</span>}
          {say(`step_${one}`)}
        </li>
      ))}
    </ol>
  );
};
