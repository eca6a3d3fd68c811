import { Suspense } from 'react';
import { useNavigate } from 'react-router-dom';
import { addressOf } from '../../calls/address-of.ts';
import { useCall } from '../../calls/use-call.ts';
import { TableDownload } from '../../tables/TableDownload.tsx';
import { useMayWriteHere } from '../../ui/Deeds.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { Beside } from '../../ui/Panel.tsx';
import { part } from '../../ui/part.tsx';
import { useFocusBack } from '../../ui/use-focus-back.ts';
import { useWords } from '../../words/words.ts';
import { linkId } from './link-id.ts';
import { MessageList } from './MessageList.tsx';
import { useMessageCalls } from './use-message-calls.ts';
import { usePlace } from './use-place.ts';
import { messagesWords } from './words.ts';

const MessagePanel = part(async () => (await import('./MessagePanel.tsx')).MessagePanel);
const EnquiryPanel = part(async () => (await import('./EnquiryPanel.tsx')).EnquiryPanel);

/** What was written to the school by its contact form, and what was done with it. */
export const Screen = () => {
  const say = useWords(messagesWords);
  const navigate = useNavigate();
  const place = usePlace();
  const { message, status, keyword } = place;
  const calls = useMessageCalls();
  const mayWrite = useMayWriteHere();
  const { data: counts } = useCall(calls.count, {});
  const fresh = counts?.find(({ Status }) => Status === 'New')?.Count ?? 0;
  useFocusBack(message, linkId);
  const close = (): void => void navigate(place.hrefOf({ message: undefined, form: undefined }));
  const back = (): void => void navigate(place.hrefOf({ message, form: undefined }));
  const panel =
    message === undefined ? null : (
      <Suspense fallback={null}>
        {place.isEnquiry && mayWrite ? (
          <EnquiryPanel key={message} id={Number(message)} onClose={back} />
        ) : (
          <MessagePanel
            key={message}
            id={Number(message)}
            enquiryHref={place.hrefOf({ message, form: 'enquiry' })}
            onClose={close}
          />
        )}
      </Suspense>
    );
  const filters = { ...(status ? { Status: status } : {}), ...(keyword ? { keyword } : {}) };
  return (
    <Beside panel={panel}>
      <PageHead
        title={say('title')}
        note={
          counts &&
          counts.length > 0 &&
          (fresh === 0 ? say('note0') : fresh === 1 ? say('note1') : say('note', { count: fresh }))
        }
      >
        {counts && counts.length > 0 && <TableDownload href={addressOf(calls.export, { query: filters })} />}
      </PageHead>
      <MessageList place={place} />
    </Beside>
  );
};
