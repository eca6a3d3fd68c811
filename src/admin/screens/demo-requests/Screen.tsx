import { Suspense, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { type DemoRequestRow, exportDemoRequests, listDemoRequests } from '#schemas/api/demo-requests.ts';
import { demoRequestStatuses } from '#schemas/records/demo-request.ts';
import { addressOf } from '../../calls/address-of.ts';
import { useCall } from '../../calls/use-call.ts';
import { TableDownload } from '../../tables/TableDownload.tsx';
import { KeywordBox } from '../../ui/KeywordBox.tsx';
import { ListBody } from '../../ui/ListBody.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { Pager } from '../../ui/Pager.tsx';
import { Beside } from '../../ui/Panel.tsx';
import { part } from '../../ui/part.tsx';
import { Tabs } from '../../ui/Tabs.tsx';
import { useFocusBack } from '../../ui/use-focus-back.ts';
import { useWords } from '../../words/words.ts';
import classes from './demo-requests.module.css';
import { RequestTable } from './RequestTable.tsx';
import { linkId, pageSize, usePlace } from './use-place.ts';
import { requestStatusWords, requestsWords } from './words.ts';

const RequestPanel = part(async () => (await import('./RequestPanel.tsx')).RequestPanel);

/** Who has asked for a demonstration, and how far each is. */
export const Screen = () => {
  const say = useWords(requestsWords);
  const sayStatus = useWords(requestStatusWords);
  const navigate = useNavigate();
  const place = usePlace();
  const { keyword, status, page, request } = place;
  useFocusBack(request, linkId);
  const filters = { ...(status ? { Status: status } : {}), ...(keyword ? { keyword } : {}) };
  const query = { page, pageSize, ...filters };
  const list = useCall(listDemoRequests, { query });
  const { data: requests, total } = list;
  // After a step it may be on another tab, and stays open.
  const [moved, setMoved] = useState<DemoRequestRow>();
  const isOpen = ({ Demo_Request_Id }: DemoRequestRow): boolean => String(Demo_Request_Id) === request;
  const open = requests?.find(isOpen) ?? (moved && isOpen(moved) ? moved : undefined);
  const close = (): void => void navigate(place.hrefOf({ request: undefined }));
  const panel =
    request === undefined || !requests ? null : (
      <Suspense>
        <RequestPanel key={request} request={open} onClose={close} onStep={setMoved} />
      </Suspense>
    );
  return (
    <Beside panel={panel}>
      <PageHead title={say('title')} note={requests && (total === 1 ? say('note1') : say('note', { count: total }))}>
        {requests && requests.length > 0 && <TableDownload href={addressOf(exportDemoRequests, { query: filters })} />}
      </PageHead>
      <Tabs
        label={say('statuses')}
        tabs={[
          { to: place.hrefOf({ status: undefined, page: undefined }), label: say('all'), isCurrent: !status },
          ...demoRequestStatuses.map((one) => ({
            to: place.hrefOf({ status: one, page: undefined }),
            label: sayStatus(one),
            isCurrent: status === one,
          })),
        ]}
      />
      <div className={classes.find}>
        <KeywordBox label={say('search')} keyword={keyword} onKeyword={(value) => place.set({ keyword: value })} />
      </div>
      <ListBody
        list={list}
        failed={say('failed')}
        none={say('none')}
        noMatch={
          status || keyword
            ? {
                text: say('noMatch'),
                showAll: say('showAll'),
                onShowAll: place.clear,
              }
            : undefined
        }
      >
        {(shown) => <RequestTable requests={shown} place={place} />}
      </ListBody>
      <Pager page={page} pageSize={pageSize} list={list} onPage={(next) => place.set({ page: String(next) })} />
    </Beside>
  );
};
