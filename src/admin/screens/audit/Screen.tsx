import { Suspense } from 'react';
import { useNavigate } from 'react-router-dom';
import { exportAuditLog, listAuditLog } from '#schemas/api/audit.ts';
import { settingsPath } from '#schemas/office.ts';
import { addressOf } from '../../calls/address-of.ts';
import { useCall } from '../../calls/use-call.ts';
import { useStart } from '../../session/start.ts';
import { TableDownload } from '../../tables/TableDownload.tsx';
import { BackLink } from '../../ui/BackLink.tsx';
import { ListBody } from '../../ui/ListBody.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { Pager } from '../../ui/Pager.tsx';
import { Beside } from '../../ui/Panel.tsx';
import { part } from '../../ui/part.tsx';
import { useFocusBack } from '../../ui/use-focus-back.ts';
import { useWords } from '../../words/words.ts';
import { Filters } from './Filters.tsx';
import { LogTable } from './LogTable.tsx';
import { linkId, type Place, pageSize, usePlace } from './use-place.ts';
import { auditWords } from './words.ts';

const EntryPanel = part(async () => (await import('./EntryPanel.tsx')).EntryPanel);

/** Who did what in the school, and when. */
export const Screen = () => {
  const say = useWords(auditWords);
  const navigate = useNavigate();
  const { shown } = useStart();
  const place = usePlace();
  const { entry } = place;
  useFocusBack(entry, linkId);
  const close = (): void => void navigate(place.hrefOf({ entry: undefined }));
  const panel =
    entry === undefined ? null : (
      <Suspense>
        <EntryPanel key={entry} id={Number(entry)} place={place} onClose={close} />
      </Suspense>
    );
  return (
    <Beside panel={panel}>
      <PageHead
        title={say('title')}
        note={say('note')}
        back={shown.includes('/settings') && <BackLink to={settingsPath}>{say('settings')}</BackLink>}
      >
        <TableDownload href={addressOf(exportAuditLog, { query: place.query })} />
      </PageHead>
      <Filters place={place} />
      <Entries place={place} />
    </Beside>
  );
};

const Entries = ({ place }: { readonly place: Place }) => {
  const say = useWords(auditWords);
  const { page, isFiltered } = place;
  const list = useCall(listAuditLog, { query: { ...place.query, page, pageSize } });
  return (
    <>
      <ListBody
        list={list}
        failed={say('loadFailed')}
        none={say('none')}
        noMatch={isFiltered ? { text: say('noMatch'), showAll: say('showAll'), onShowAll: place.clear } : undefined}
        likely={10}
      >
        {(entries) => <LogTable entries={entries} place={place} />}
      </ListBody>
      <Pager page={page} pageSize={pageSize} list={list} onPage={(next) => place.set({ page: String(next) })} />
    </>
  );
};
