import { useState } from 'react';
import { countInbox, type InboxRow, readInbox } from '#schemas/api/admission-inbox.ts';
import { type InboxGroup, inboxGroups } from '#schemas/records/enquiry-inbox.ts';
import { useCall } from '../../calls/use-call.ts';
import { Button } from '../../ui/Button.tsx';
import { Empty } from '../../ui/Empty.tsx';
import { LoadFailed } from '../../ui/LoadFailed.tsx';
import { Pager } from '../../ui/Pager.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { useWords } from '../../words/words.ts';
import classes from './admissions.module.css';
import { GiveBar } from './GiveBar.tsx';
import { InboxTable } from './InboxTable.tsx';
import { type Inbox, pageSize } from './use-inbox.ts';
import { countsOf } from './views.ts';
import { inboxWords } from './words.ts';

/** Enquiries in the order of the day's work, a page at a time. */
export const InboxList = ({ inbox }: { readonly inbox: Inbox }) => {
  const say = useWords(inboxWords);
  const { view, page, query, isFiltered } = inbox;
  const { data: counts = [] } = useCall(countInbox, { query });
  const {
    data: rows,
    total,
    isPending,
    isError,
    refetch,
  } = useCall(readInbox, {
    query: { ...query, view, page, pageSize },
  });
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  if (isError && !rows) return <LoadFailed text={say('loadFailed')} onRetry={refetch} />;
  if (isPending || !rows) return <Skeleton rows={8} />;
  if (rows.length === 0 && isFiltered)
    return (
      <p className={classes.note}>
        {say('noMatch')}{' '}
        <Button look="quiet" size="compact" onClick={inbox.clear}>
          {say('showAll')}
        </Button>
      </p>
    );
  if (rows.length === 0) return <Empty text={say(view === 'open' ? 'noneOpen' : 'none')}>{null}</Empty>;
  const ofView = countsOf(counts, view);
  const inGroup = (group: InboxGroup): number =>
    ofView.filter(({ Group }) => Group === group).reduce((sum, { Count }) => sum + Count, 0);
  const groups = inboxGroups
    .map((group) => ({ group, count: inGroup(group), rows: rows.filter(({ Group }) => Group === group) }))
    .filter((one) => one.rows.length > 0);
  const shown = rows.filter(({ Admission_Enquiry_Id: id }) => chosen.has(id));
  return (
    <>
      <InboxTable groups={groups} inbox={inbox} chosen={new Set(shown.map(idOf))} onChoose={setChosen} />
      <Pager page={page} pageSize={pageSize} total={total} onPage={(next) => inbox.set({ page: String(next) })} />
      {shown.length > 0 && <GiveBar rows={shown} onDone={() => setChosen(new Set())} />}
    </>
  );
};

const idOf = ({ Admission_Enquiry_Id: id }: InboxRow): number => id;
