import { CalendarPlus, ListChecks } from 'lucide-react';
import { Suspense } from 'react';
import { useNavigate } from 'react-router-dom';
import { listStaffLeave, previewStaffLeave } from '#schemas/api/staff/leave.ts';
import { useCall } from '../../calls/use-call.ts';
import { useMayWrite, useReadScope } from '../../session/use-may-write.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { Deeds } from '../../ui/Deeds.tsx';
import { ListBody } from '../../ui/ListBody.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { Pager } from '../../ui/Pager.tsx';
import { Beside } from '../../ui/Panel.tsx';
import { part } from '../../ui/part.tsx';
import { Tabs } from '../../ui/Tabs.tsx';
import { useFocusBack } from '../../ui/use-focus-back.ts';
import { useWords } from '../../words/words.ts';
import { AwaySoon } from './AwaySoon.tsx';
import { Balances } from './Balances.tsx';
import { LeaveTable } from './LeaveTable.tsx';
import classes from './leave.module.css';
import { linkId, type Place, pageSize, usePlace } from './use-place.ts';
import { leaveWords } from './words.ts';

const LeavePanel = part(async () => (await import('./LeavePanel.tsx')).LeavePanel);
const AskPanel = part(async () => (await import('./AskPanel.tsx')).AskPanel);
const TypesPanel = part(async () => (await import('./TypesPanel.tsx')).TypesPanel);

/** Leave of the staff: what waits for who answers it; for everybody else the own. */
export const Screen = () => {
  const say = useWords(leaveWords);
  const navigate = useNavigate();
  const mayDecide = useMayWrite()('/staff/leave');
  const isOwn = useReadScope()('/staff/leave') === 'own';
  const place = usePlace(!isOwn);
  const { open } = place;
  useFocusBack(open, linkId);
  const close = (): void => void navigate(place.hrefOf({ open: undefined }));
  const panel = open !== undefined && (
    <Suspense>
      {open === 'new' ? (
        <Deeds>
          <AskPanel mayDecide={mayDecide} onClose={close} />
        </Deeds>
      ) : open === 'types' ? (
        <Deeds>
          <TypesPanel onClose={close} />
        </Deeds>
      ) : (
        <LeavePanel key={open} id={Number(open) || 0} mayDecide={mayDecide} onClose={close} />
      )}
    </Suspense>
  );
  return (
    <Beside panel={panel || null}>
      <PageHead title={say(isOwn ? 'own' : 'title')}>
        {mayDecide && (
          <ButtonLink
            id={linkId('types')}
            icon={<ListChecks aria-hidden size={18} />}
            to={place.hrefOf({ open: 'types' })}
          >
            {say('types')}
          </ButtonLink>
        )}
        <Deeds>
          <ButtonLink
            id={linkId('new')}
            look={panel ? 'secondary' : 'primary'}
            icon={<CalendarPlus aria-hidden size={18} />}
            to={place.hrefOf({ open: 'new' })}
          >
            {say('ask')}
          </ButtonLink>
        </Deeds>
      </PageHead>
      {isOwn ? <Own /> : <Views place={place} />}
      {!isOwn && place.view === 'waiting' && <AwaySoon place={place} />}
      <List place={place} isOwn={isOwn} />
    </Beside>
  );
};

const Views = ({ place }: { readonly place: Place }) => {
  const say = useWords(leaveWords);
  const { data, total } = useCall(listStaffLeave, { query: { State: 'Pending', pageSize: 1 } });
  return (
    <Tabs
      label={say('title')}
      tabs={[
        {
          to: place.hrefOf({ view: undefined, page: undefined }),
          label: say('waiting'),
          count: data && total,
          isCurrent: place.view === 'waiting',
        },
        { to: place.hrefOf({ view: 'all', page: undefined }), label: say('all'), isCurrent: place.view === 'all' },
      ]}
    />
  );
};

/** What is left of one's own; or why nobody knows. */
const Own = () => {
  const say = useWords(leaveWords);
  const { data } = useCall(previewStaffLeave, { query: {} });
  if (!data) return null;
  return data.Is_Linked ? (
    <Balances balances={data.balances} heading="h2" />
  ) : (
    <p className={classes.note}>{say('notLinked')}</p>
  );
};

interface ListProps {
  readonly place: Place;
  readonly isOwn: boolean;
}

const List = ({ place, isOwn }: ListProps) => {
  const say = useWords(leaveWords);
  const isWaiting = place.view === 'waiting';
  const list = useCall(listStaffLeave, {
    query: { ...(isWaiting ? { State: 'Pending' as const } : {}), page: place.page, pageSize },
  });
  return (
    <>
      <ListBody
        list={list}
        failed={say('failed')}
        none={say(isWaiting ? 'noneWaiting' : isOwn ? 'noneOwn' : 'none')}
        likely={6}
      >
        {(requests) => <LeaveTable requests={requests} place={place} isOwn={isOwn} />}
      </ListBody>
      <Pager page={place.page} pageSize={pageSize} list={list} onPage={(next) => place.set({ page: String(next) })} />
    </>
  );
};
