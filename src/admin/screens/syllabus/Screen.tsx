import { Plus } from 'lucide-react';
import { type ReactNode, Suspense } from 'react';
import { useNavigate } from 'react-router-dom';
import { ButtonLink } from '../../ui/Button.tsx';
import { useMayWriteHere } from '../../ui/Deeds.tsx';
import { Empty } from '../../ui/Empty.tsx';
import { ListBody } from '../../ui/ListBody.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { Pager } from '../../ui/Pager.tsx';
import { Beside } from '../../ui/Panel.tsx';
import { part } from '../../ui/part.tsx';
import { useFocusBack } from '../../ui/use-focus-back.ts';
import { useWords } from '../../words/words.ts';
import { Filters } from './Filters.tsx';
import { SyllabusTable } from './SyllabusTable.tsx';
import { useList } from './use-list.ts';
import { linkId, type Place, pageSize, usePlace } from './use-place.ts';
import { syllabusWords } from './words.ts';

const SyllabusPanel = part(async () => (await import('./SyllabusPanel.tsx')).SyllabusPanel);

/** What each class learns, by subject. */
export const Screen = () => {
  const say = useWords(syllabusWords);
  const navigate = useNavigate();
  const place = usePlace();
  const mayWrite = useMayWriteHere();
  const { syllabus } = place;
  useFocusBack(syllabus, linkId);
  const close = (): void => void navigate(place.hrefOf({ syllabus: undefined }));
  const panel =
    syllabus === undefined ? null : (
      <Suspense>
        <SyllabusPanel key={syllabus} place={place} onClose={close} />
      </Suspense>
    );
  // Where nothing is narrowed, there is nothing at all: what would narrow it stays away.
  const { data } = useList(place);
  const isEmpty = data?.length === 0 && !place.isFiltered;
  const add = mayWrite && (
    <ButtonLink
      id={linkId('new')}
      look={panel ? 'secondary' : 'primary'}
      icon={<Plus aria-hidden size={18} />}
      to={place.hrefOf({ syllabus: 'new' })}
    >
      {say('add')}
    </ButtonLink>
  );
  return (
    <Beside panel={panel}>
      <PageHead title={say('title')} note={say('note')}>
        {!isEmpty && add}
      </PageHead>
      {!isEmpty && <Filters place={place} />}
      <List place={place} none={<Empty text={say(mayWrite ? 'none' : 'noneToRead')}>{isEmpty && add}</Empty>} />
    </Beside>
  );
};

const List = ({ place, none }: { readonly place: Place; readonly none: ReactNode }) => {
  const say = useWords(syllabusWords);
  const list = useList(place);
  return (
    <>
      <ListBody
        list={list}
        failed={say('loadFailed')}
        none={none}
        noMatch={
          place.isFiltered ? { text: say('noMatch'), showAll: say('showAll'), onShowAll: place.clear } : undefined
        }
      >
        {(syllabuses) => <SyllabusTable syllabuses={syllabuses} place={place} />}
      </ListBody>
      <Pager page={place.page} pageSize={pageSize} list={list} onPage={(next) => place.set({ page: String(next) })} />
    </>
  );
};
