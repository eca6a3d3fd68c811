import { Suspense, useState } from 'react';
import { countInbox, type InboxRow, readInbox } from '#schemas/api/admission-inbox.ts';
import { inboxGroups } from '#schemas/records/enquiry-inbox.ts';
import { useCall } from '../../calls/use-call.ts';
import { useMayWrite } from '../../session/use-may-write.ts';
import { Empty } from '../../ui/Empty.tsx';
import { KeysHint } from '../../ui/KeysHint.tsx';
import { ListBody } from '../../ui/ListBody.tsx';
import { Pager } from '../../ui/Pager.tsx';
import { part } from '../../ui/part.tsx';
import { useWords } from '../../words/words.ts';
import { AddEnquiry } from './AddEnquiry.tsx';
import { GiveBar } from './GiveBar.tsx';
import { InboxTable } from './InboxTable.tsx';
import { type Place, pageSize } from './use-place.ts';
import { countsOf } from './views.ts';
import { inboxWords } from './words.ts';

const MoveChosenDialog = part(async () => (await import('./MoveChosenDialog.tsx')).MoveChosenDialog);

/** Enquiries in the order of the day's work, a page at a time. */
export const InboxList = ({ place }: { readonly place: Place }) => {
  const say = useWords(inboxWords);
  const mayWrite = useMayWrite()('/admissions');
  const { view, page, query, isFiltered } = place;
  const { data: counts } = useCall(countInbox, { query });
  const list = useCall(readInbox, { query: { ...query, view, page, pageSize } });
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const [moving, setMoving] = useState<{ readonly rows: readonly InboxRow[]; readonly to: number }>();
  const shown = list.data?.filter(({ Admission_Enquiry_Id: id }) => chosen.has(id)) ?? [];
  return (
    <>
      <ListBody
        list={list}
        failed={say('loadFailed')}
        none={counts?.length === 0 ? <NoneYet place={place} mayWrite={mayWrite} /> : say('none')}
        noMatch={isFiltered ? { text: say('noMatch'), showAll: say('showAll'), onShowAll: place.clear } : undefined}
      >
        {(rows) => (
          <>
            <InboxTable
              groups={groupsOf(rows, countsOf(counts ?? [], view))}
              place={place}
              chosen={new Set(shown.map(idOf))}
              onChoose={setChosen}
            />
            <KeysHint>{say(mayWrite ? 'keys' : 'keysReading')}</KeysHint>
          </>
        )}
      </ListBody>
      <Pager page={page} pageSize={pageSize} list={list} onPage={(next) => place.set({ page: String(next) })} />
      {shown.length > 0 && (
        <GiveBar rows={shown} onMove={(to) => setMoving({ rows: shown, to })} onDone={() => setChosen(new Set())} />
      )}
      {/* What is moved may leave the list before all of it is. */}
      {moving && (
        <Suspense>
          <MoveChosenDialog
            {...moving}
            onClose={(isDone) => {
              setMoving(undefined);
              if (isDone) setChosen(new Set());
            }}
          />
        </Suspense>
      )}
    </>
  );
};

const NoneYet = ({ place, mayWrite }: { readonly place: Place; readonly mayWrite: boolean }) => {
  const say = useWords(inboxWords);
  return (
    <Empty text={say('noneOpen')} sample={{ title: say('sampleName'), text: say('sampleText') }}>
      {mayWrite && <AddEnquiry place={place} />}
    </Empty>
  );
};

type CountedGroup = Readonly<Pick<InboxRow, 'Group'>> & { readonly Count: number };

/** The groups that the page has rows of, each with how many there are of it in all. */
const groupsOf = (rows: readonly InboxRow[], counts: readonly CountedGroup[]) =>
  inboxGroups
    .map((group) => ({
      group,
      count: counts.filter(({ Group }) => Group === group).reduce((sum, { Count }) => sum + Count, 0),
      rows: rows.filter(({ Group }) => Group === group),
    }))
    .filter((one) => one.rows.length > 0);

const idOf = ({ Admission_Enquiry_Id: id }: InboxRow): number => id;
