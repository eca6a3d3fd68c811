import { CalendarPlus } from 'lucide-react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { cancelOwnVisitor, expectOwnVisitor, listOwnVisitors, type OwnVisit } from '#schemas/api/visitors/own.ts';
import { useAction, useCall } from '../../calls/use-call.ts';
import { formatTime, formatWeekday } from '../../format/dates.ts';
import { localMobile } from '../../format/mobile.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { Deeds } from '../../ui/Deeds.tsx';
import { Empty } from '../../ui/Empty.tsx';
import { LoadFailed } from '../../ui/LoadFailed.tsx';
import { useAttempt, useNotices } from '../../ui/Notices.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { Beside } from '../../ui/Panel.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import hidden from '../../ui/unseen.module.css';
import { useFocusBack } from '../../ui/use-focus-back.ts';
import { purposeWords, visitStateWords } from '../../visitors/purpose-words.ts';
import { useLocale, useWords } from '../../words/words.ts';
import { ExpectPanel } from './ExpectPanel.tsx';
import classes from './own-visitors.module.css';
import { ownVisitorWords } from './words.ts';

const linkId = (): string => 'own-visitors-add';

/** Who is going to come to see who is logged in. */
export const Screen = () => {
  const say = useWords(ownVisitorWords);
  const locale = useLocale();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const isOpen = search.get('open') === 'new';
  const { data, isError, refetch } = useCall(listOwnVisitors, { query: {} });
  useFocusBack(isOpen ? 'add' : undefined, linkId);
  const days = [...new Set(data?.visits.map(({ Day }) => Day))];
  const isEmpty = data?.visits.length === 0;
  const add = (
    <Deeds>
      <ButtonLink id={linkId()} look="primary" to="?open=new" icon={<CalendarPlus aria-hidden size={18} />}>
        {say('add')}
      </ButtonLink>
    </Deeds>
  );
  return (
    <Beside panel={isOpen && data && <ExpectPanel today={data.Today} onClose={() => void navigate('?')} />}>
      <PageHead title={say('title')} note={say('note')}>
        {!isEmpty && add}
      </PageHead>
      {isError && !data && <LoadFailed text={say('failed')} onRetry={refetch} />}
      {!isError && !data && <Skeleton rows={4} />}
      {isEmpty && (
        <Empty text={say('nobody')} sample={{ title: say('sampleName'), text: say('sampleText') }}>
          {add}
        </Empty>
      )}
      {days.map((day) => (
        <section key={day} className={classes.day}>
          <h2>{day === data?.Today ? `${say('today')}, ${formatWeekday(day, locale)}` : formatWeekday(day, locale)}</h2>
          <ul>
            {data?.visits
              .filter(({ Day }) => Day === day)
              .map((visit) => (
                <VisitRow key={visit.Visitor_Id} visit={visit} />
              ))}
          </ul>
        </section>
      ))}
    </Beside>
  );
};

/** What is entered anew where somebody was called off by mistake. */
const again = ({ Visitor_Id: _, State: __, ...visit }: OwnVisit) => visit;

const VisitRow = ({ visit }: { readonly visit: OwnVisit }) => {
  const say = useWords(ownVisitorWords);
  const sayPurpose = useWords(purposeWords);
  const sayState = useWords(visitStateWords);
  const locale = useLocale();
  const tell = useNotices();
  const attempt = useAttempt();
  const cancel = useAction(cancelOwnVisitor);
  const expect = useAction(expectOwnVisitor);
  const { Visitor_Id: id, State, Name, Mobile, Purpose, Purpose_Text, Persons, Day, Expected_Time } = visit;
  const callOff = (): Promise<boolean> =>
    attempt(async () => {
      await cancel.mutateAsync({ params: { id } });
      const undo = () => attempt(() => expect.mutateAsync({ body: again(visit) }));
      tell.notice(say('isCancelled', { name: Name }), () => void undo());
    });
  const facts = [
    ...(Expected_Time ? [say('at', { time: formatTime(`${Day}T${Expected_Time}`, locale) })] : []),
    Purpose_Text ?? sayPurpose(Purpose),
    ...(Persons > 1 ? [say('people', { count: Persons })] : []),
    localMobile(Mobile),
  ];
  return (
    <li data-state={State}>
      <div>
        <p>{Name}</p>
        <small>{facts.join(' · ')}</small>
      </div>
      {State === 'Expected' ? (
        <Deeds>
          <Button busy={cancel.isPending} onClick={() => void callOff()}>
            {say('cancel')}
            <span className={hidden.unseen}> {Name}</span>
          </Button>
        </Deeds>
      ) : (
        <span>{sayState(State)}</span>
      )}
    </li>
  );
};
