import { BookMarked, Download, IdCard, Mail, Printer } from 'lucide-react';
import { Suspense, useState } from 'react';
import { exportStudents } from '#schemas/api/students/read.ts';
import { changeStudentSections, type SectionMove } from '#schemas/api/students/sections.ts';
import { addressOf } from '../../calls/address-of.ts';
import { useAction } from '../../calls/use-call.ts';
import { useClassNames } from '../../lookups/use-class-names.ts';
import { useMayWrite } from '../../session/use-may-write.ts';
import { useFileActions } from '../../tables/use-table-file.tsx';
import { ActionMenu } from '../../ui/ActionMenu.tsx';
import { BulkBar } from '../../ui/BulkBar.tsx';
import { Button } from '../../ui/Button.tsx';
import { SelectField } from '../../ui/Field.tsx';
import { useAttempt, useNotices } from '../../ui/Notices.tsx';
import { part } from '../../ui/part.tsx';
import { useWords } from '../../words/words.ts';
import { bulkWords } from './bulk-words.ts';
import type { Chosen } from './use-chosen.ts';
import type { ListQuery } from './use-place.ts';

const Labels = part(async () => (await import('./Labels.tsx')).Labels);
const CardSheets = part(async () => (await import('./CardSheets.tsx')).CardSheets);

interface Props {
  readonly chosen: Chosen;
  readonly query: ListQuery;
}

/** What can be done with those who are chosen of a list. */
export const BulkStudents = ({ chosen, query }: Props) => {
  const say = useWords(bulkWords);
  const mayWrite = useMayWrite();
  const [paper, setPaper] = useState<'cards' | 'address' | 'book'>();
  const end = (): void => setPaper(undefined);
  const { students } = chosen;
  const Ids = students.map(({ Student_Id }) => Student_Id).join(',');
  const files = useFileActions(addressOf(exportStudents, { query: { Session: query.Session, Ids } }));
  return (
    <BulkBar chosen={students.length === 1 ? say('chosen1') : say('chosen', { count: students.length })}>
      {mayWrite('/student/add_student') && <Section chosen={chosen} session={query.Session} />}
      <ActionMenu
        label={say('print')}
        face={<Printer aria-hidden size={18} />}
        actions={[
          { label: say('cards'), icon: <IdCard aria-hidden size={16} />, run: () => setPaper('cards') },
          { label: say('address'), icon: <Mail aria-hidden size={16} />, run: () => setPaper('address') },
          { label: say('book'), icon: <BookMarked aria-hidden size={16} />, run: () => setPaper('book') },
        ]}
      />
      <ActionMenu label={say('files')} face={<Download aria-hidden size={18} />} actions={files} />
      <Button onClick={chosen.clear}>{say('clear')}</Button>
      <Suspense>
        {paper === 'cards' && (
          <CardSheets title={say('cardsTitle')} session={query.Session} students={students} onDone={end} />
        )}
        {(paper === 'address' || paper === 'book') && (
          <Labels kind={paper} session={query.Session} whose={{ Ids }} onDone={end} />
        )}
      </Suspense>
    </BulkBar>
  );
};

/** Puts them into another section of their classes, with a way back. */
const Section = ({ chosen, session: Session }: { readonly chosen: Chosen; readonly session: string }) => {
  const say = useWords(bulkWords);
  const tell = useNotices();
  const attempt = useAttempt();
  const change = useAction(changeStudentSections);
  const { sections } = useClassNames();
  const undo = (Moves: SectionMove[]) => (): void =>
    void attempt(async () => {
      await change.mutateAsync({ body: { Session, Moves } });
      tell.notice(say('movedBack'));
    });
  const put = (Section_Id: number, section: string): void =>
    void attempt(async () => {
      const Moves = chosen.students.map(({ Student_Id }) => ({ Student_Id, Section_Id }) as SectionMove);
      const { Before } = await change.mutateAsync({ body: { Session, Moves } });
      const count = Before.length;
      if (count > 0) tell.notice(say('moved', { count, section }), undo(Before));
      else tell.notice(say('movedNobody', { section }));
      chosen.clear();
    });
  return (
    <SelectField
      label={say('section')}
      value=""
      disabled={change.isPending}
      options={[
        { value: '', label: say('section') },
        ...sections.map(({ id, name }) => ({ value: String(id), label: name })),
      ]}
      onChange={({ currentTarget: { value } }) => {
        const section = sections.find(({ id }) => String(id) === value);
        if (section) put(section.id, section.name);
      }}
    />
  );
};
