import { Phone } from 'lucide-react';
import { changeDemoRequest, type DemoRequestRow } from '#schemas/api/demo-requests.ts';
import { useAction } from '../../calls/use-call.ts';
import { formatDayTime } from '../../format/dates.ts';
import { localMobile } from '../../format/mobile.ts';
import { useMayWrite } from '../../session/use-may-write.ts';
import { Button } from '../../ui/Button.tsx';
import { type Fact, FactList } from '../../ui/FactList.tsx';
import { useAttempt, useNotices } from '../../ui/Notices.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { useLocale, useWords } from '../../words/words.ts';
import classes from './demo-requests.module.css';
import { EraseRequest } from './EraseRequest.tsx';
import { requestStatusWords, requestStepWords, requestsWords } from './words.ts';

interface Props {
  /** None where it is on another page of the list. */
  readonly request: DemoRequestRow | undefined;
  readonly onClose: () => void;
  /** After a step, with the request as it is then. */
  readonly onStep: (request: DemoRequestRow) => void;
}

/** One request: who asks and how they are reached, what they wrote, and what may follow. */
export const RequestPanel = ({ request, onClose, onStep }: Props) => {
  const say = useWords(requestsWords);
  const sayStatus = useWords(requestStatusWords);
  const locale = useLocale();
  if (!request)
    return (
      <Panel title={say('gone')} onClose={onClose}>
        {null}
      </Panel>
    );
  return (
    <Panel
      title={request.School_Name}
      note={`${sayStatus(request.Status)} · ${formatDayTime(request.Created_At, locale)}`}
      onClose={onClose}
      foot={<Steps request={request} onStep={onStep} />}
    >
      <p className={classes.call}>
        <Phone aria-hidden size={16} />
        <a href={`tel:${request.Mobile}`}>
          {request.Name}, {localMobile(request.Mobile)}
        </a>
      </p>
      <Facts request={request} />
      {request.Message && <blockquote className={classes.message}>{request.Message}</blockquote>}
      <EraseRequest request={request} onErased={onClose} />
    </Panel>
  );
};

const Facts = ({ request }: { readonly request: DemoRequestRow }) => {
  const say = useWords(requestsWords);
  const { Email, Designation, City, State, Students_Count, Preferred_Time, Requests } = request;
  const facts: readonly Fact[] = [
    [say('email'), Email && <a href={`mailto:${Email}`}>{Email}</a>],
    [say('role'), Designation && say(Designation)],
    [say('place'), [City, State].filter(Boolean).join(', ')],
    [say('size'), Students_Count],
    [say('time'), Preferred_Time && say(Preferred_Time)],
  ];
  return (
    <>
      <FactList facts={facts} />
      {Requests > 1 && <p className={classes.note}>{say('times', { count: Requests })}</p>}
    </>
  );
};

/** The steps that may follow, the way on first. */
const Steps = ({ request, onStep }: Pick<Props, 'onStep'> & { readonly request: DemoRequestRow }) => {
  const say = useWords(requestsWords);
  const sayStatus = useWords(requestStatusWords);
  const sayStep = useWords(requestStepWords);
  const mayWrite = useMayWrite();
  const attempt = useAttempt();
  const tell = useNotices();
  const change = useAction(changeDemoRequest);
  const { Demo_Request_Id: id, School_Name: school, Next_Statuses: steps } = request;
  if (!mayWrite('/platform')) return null;
  const take = async (Status: (typeof steps)[number]): Promise<void> => {
    const isTaken = await attempt(async () => onStep(await change.mutateAsync({ params: { id }, body: { Status } })));
    if (isTaken) tell.notice(say('moved', { school, status: sayStatus(Status) }));
  };
  return (
    <>
      {steps.map((step, at) => (
        <Button
          key={step}
          look={step === 'Spam' ? 'quiet' : at === 0 ? 'primary' : 'secondary'}
          disabled={change.isPending}
          onClick={() => void take(step)}
        >
          {sayStep(step)}
        </Button>
      ))}
    </>
  );
};
