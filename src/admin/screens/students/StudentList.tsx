import { FileUp, Plus } from 'lucide-react';
import { Suspense } from 'react';
import { useNavigate } from 'react-router-dom';
import { listStudents } from '#schemas/api/students/read.ts';
import { useCall } from '../../calls/use-call.ts';
import { useMayWrite } from '../../session/use-may-write.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { ListBody } from '../../ui/ListBody.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { Pager } from '../../ui/Pager.tsx';
import { Beside } from '../../ui/Panel.tsx';
import { part } from '../../ui/part.tsx';
import { useFocusBack } from '../../ui/use-focus-back.ts';
import { useWords } from '../../words/words.ts';
import { BulkStudents } from './BulkStudents.tsx';
import { ClassDeeds } from './ClassDeeds.tsx';
import { Columns } from './Columns.tsx';
import { Filters } from './Filters.tsx';
import { MoreDeeds } from './MoreDeeds.tsx';
import { StudentTable } from './StudentTable.tsx';
import { useChosen } from './use-chosen.ts';
import { useColumns } from './use-columns.ts';
import { linkId, pageSize, usePlace } from './use-place.ts';
import { Views } from './Views.tsx';
import { studentsWords } from './words.ts';

const StudentPanel = part(async () => (await import('./StudentPanel.tsx')).StudentPanel);

/** The students of a session: found by name, class and status, and the one that is open beside. */
export const StudentList = () => {
  const say = useWords(studentsWords);
  const navigate = useNavigate();
  const mayWrite = useMayWrite();
  const place = usePlace();
  const { shown: shownColumns, choose } = useColumns(place);
  const { filters, query, page, student } = place;
  useFocusBack(student, linkId);
  const list = useCall(listStudents, { query: { ...query, page, pageSize } });
  const chosen = useChosen(query);
  const { data: students, total } = list;
  const close = (): void => void navigate(place.hrefOf({ student: undefined }));
  const panel =
    student === undefined ? null : (
      <Suspense>
        <StudentPanel key={student} id={Number(student)} onClose={close} />
      </Suspense>
    );
  return (
    <Beside panel={panel}>
      <PageHead title={say('title')} note={students && (total === 1 ? say('note1') : say('note', { count: total }))}>
        {filters.class && filters.section && (
          <ClassDeeds
            open={{ Class_Id: Number(filters.class), Section_Id: Number(filters.section) }}
            session={query.Session}
          />
        )}
        <MoreDeeds query={query} />
        {mayWrite('/student/add_student') && (
          <>
            <ButtonLink icon={<FileUp aria-hidden size={18} />} to="/student/import">
              {say('import')}
            </ButtonLink>
            <ButtonLink look="primary" icon={<Plus aria-hidden size={18} />} to="/student/add_student">
              {say('add')}
            </ButtonLink>
          </>
        )}
      </PageHead>
      <Views
        place={place}
        shownColumns={shownColumns}
        count={students && !list.isPlaceholderData ? total : undefined}
      />
      <Filters place={place}>
        <Columns shown={shownColumns} onChoose={choose} />
      </Filters>
      <ListBody
        list={list}
        failed={say('failed')}
        none={say('none')}
        noMatch={
          place.isFiltered ? { text: say('noMatch'), showAll: say('showAll'), onShowAll: place.clear } : undefined
        }
      >
        {(shown) => <StudentTable students={shown} place={place} columns={shownColumns} chosen={chosen} />}
      </ListBody>
      {chosen.students.length > 0 && <BulkStudents chosen={chosen} query={query} />}
      <Pager page={page} pageSize={pageSize} list={list} onPage={(next) => place.set({ page: String(next) })} />
    </Beside>
  );
};
