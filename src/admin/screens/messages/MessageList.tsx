import { audienceOf } from '#schemas/office.ts';
import { messageStatuses } from '#schemas/records/contact-message.ts';
import { useCall } from '../../calls/use-call.ts';
import { useStart } from '../../session/start.ts';
import { Chips } from '../../ui/Chips.tsx';
import { Empty } from '../../ui/Empty.tsx';
import { KeywordBox } from '../../ui/KeywordBox.tsx';
import { ListBody } from '../../ui/ListBody.tsx';
import { Pager } from '../../ui/Pager.tsx';
import { useWords } from '../../words/words.ts';
import { MessageRows } from './MessageRows.tsx';
import classes from './messages.module.css';
import { useMessageCalls } from './use-message-calls.ts';
import { type Place, pageSize } from './use-place.ts';
import { messagesWords, statusWords } from './words.ts';

/** The messages by where they stand, a page at a time. */
export const MessageList = ({ place }: { readonly place: Place }) => {
  const say = useWords(messagesWords);
  const sayStatus = useWords(statusWords);
  const { status, keyword, page, set, clear } = place;
  const calls = useMessageCalls();
  const isOperators = audienceOf(useStart().user.role) === 'operators';
  const { data: counts } = useCall(calls.count, {});
  const query = { page, pageSize, ...(status ? { Status: status } : {}), ...(keyword ? { keyword } : {}) } as const;
  const list = useCall(calls.list, { query });
  const countOf = (one: string): number => counts?.find(({ Status }) => Status === one)?.Count ?? 0;
  const all = messageStatuses.reduce((sum, one) => sum + countOf(one), 0);
  if (counts && all === 0)
    return (
      <Empty
        text={say(isOperators ? 'noneOperators' : 'none')}
        sample={isOperators ? undefined : { title: say('sampleName'), text: say('sampleText') }}
      />
    );
  return (
    <>
      <div className={classes.tools}>
        <Chips
          chosen={status ?? ''}
          chips={[
            { value: '', label: say('all'), count: counts && all },
            ...messageStatuses.map((one) => ({ value: one, label: sayStatus(one), count: counts && countOf(one) })),
          ]}
          onChoose={(value) => set({ status: value || undefined })}
        />
        <KeywordBox label={say('search')} keyword={keyword} onKeyword={(value) => set({ keyword: value })} />
      </div>
      <ListBody
        list={list}
        failed={say('loadFailed')}
        none={null}
        noMatch={{
          text: say('noMatch'),
          showAll: say('showAll'),
          onShowAll: clear,
        }}
      >
        {(messages) => <MessageRows messages={messages} place={place} />}
      </ListBody>
      <Pager page={page} pageSize={pageSize} list={list} onPage={(next) => set({ page: String(next) })} />
    </>
  );
};
