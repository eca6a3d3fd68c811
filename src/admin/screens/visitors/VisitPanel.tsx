import { useNavigate } from 'react-router-dom';
import { linkVisitorEnquiry } from '#schemas/api/visitors/desk.ts';
import type { VisitorRow } from '#schemas/api/visitors/fields.ts';
import { enquiryTypes } from '#schemas/records/enquiry.ts';
import { useAction } from '../../calls/use-call.ts';
import { EnquiryForm } from '../../enquiry-form/EnquiryForm.tsx';
import { useLinkedEnquiry } from '../../enquiry-form/use-linked-enquiry.ts';
import { formatDay, formatTime } from '../../format/dates.ts';
import { localMobile } from '../../format/mobile.ts';
import { useMayWrite } from '../../session/use-may-write.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { type Fact, FactList } from '../../ui/FactList.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { visitStateWords } from '../../visitors/purpose-words.ts';
import { useLocale, useWords } from '../../words/words.ts';
import { CorrectPanel } from './CorrectPanel.tsx';
import classes from './list.module.css';
import { listWords } from './list-words.ts';
import type { Place } from './use-place.ts';
import { useSignOut } from './use-sign-out.ts';
import { useVisits } from './use-visits.ts';
import { VisitorPhoto } from './VisitorPhoto.tsx';
import { type Hosts, mayCorrect } from './visit-fields.ts';
import { useVisitText } from './visit-text.ts';
import { idTypeWords, visitorsWords } from './words.ts';

interface Props {
  readonly id: number;
  readonly today: string;
  readonly place: Place;
  readonly hosts: Hosts;
  readonly mayWrite: boolean;
  readonly onPrint: (visitor: VisitorRow) => void;
  readonly onClose: () => void;
}

/** A visit of the list with all that was taken down, and what may follow from it. */
export const VisitPanel = ({ id, today, place, hosts, mayWrite, onPrint, onClose }: Props) => {
  const say = useWords(listWords);
  const sayScreen = useWords(visitorsWords);
  const sayState = useWords(visitStateWords);
  const mayEnquire = useMayWrite()('/admissions') && mayWrite;
  const navigate = useNavigate();
  const { signOut } = useSignOut();
  const { data: visits } = useVisits(today, place);
  const visit = visits?.find(({ Visitor_Id }) => Visitor_Id === id);
  if (!visit) return null;
  if (place.form === 'correct' && mayWrite && mayCorrect(visit, today))
    return (
      <CorrectPanel
        visit={visit}
        hosts={hosts}
        param="form"
        onClose={() => void navigate(place.hrefOf({ form: undefined }))}
      />
    );
  if (place.form === 'enquiry' && mayEnquire) return <VisitEnquiry visit={visit} place={place} />;
  const isIn = visit.State === 'In';
  const corrects = mayWrite && mayCorrect(visit, today);
  const enquires = mayEnquire && visit.Admission_Enquiry_Id === undefined && visit.Pass_No !== undefined;
  return (
    <Panel
      title={visit.Name}
      note={[sayState(visit.State), visit.Pass_No].filter(Boolean).join(' · ')}
      onClose={onClose}
      foot={
        (isIn || enquires || corrects) && (
          <>
            {isIn && mayWrite && (
              <Button look="primary" onClick={() => void signOut(id)}>
                {sayScreen('signOut')}
              </Button>
            )}
            {corrects && <ButtonLink to={place.hrefOf({ form: 'correct' })}>{say('correct')}</ButtonLink>}
            {isIn && mayWrite && <Button onClick={() => onPrint(visit)}>{say('printPass')}</Button>}
            {enquires && <ButtonLink to={place.hrefOf({ form: 'enquiry' })}>{say('enquire')}</ButtonLink>}
          </>
        )
      }
    >
      {visit.Has_Photo && <VisitorPhoto id={id} mayWrite={mayWrite} />}
      <Facts visit={visit} />
      {visit.Admission_Enquiry_Id !== undefined && <p className={classes.linked}>{say('hasEnquiry')}</p>}
    </Panel>
  );
};

const Facts = ({ visit }: { readonly visit: VisitorRow }) => {
  const say = useWords(listWords);
  const sayType = useWords(idTypeWords);
  const locale = useLocale();
  const { purpose } = useVisitText();
  const when = (time: string | undefined, name: string | undefined): string | undefined => {
    if (time === undefined) return undefined;
    const clock = formatTime(time, locale);
    return name === undefined ? clock : say('by', { time: clock, name });
  };
  const { Mobile, Email, Id_Type, Id_Last4 } = visit;
  const facts: readonly Fact[] = [
    [
      say('mobile'),
      <a key="mobile" href={`tel:${Mobile}`}>
        {localMobile(Mobile)}
      </a>,
    ],
    [say('purpose'), purpose(visit)],
    [say('meets'), visit.Meeting_Name],
    [say('day'), formatDay(visit.Day, locale)],
    [say('came'), when(visit.In_Time, visit.In_By)],
    [say('left'), when(visit.Out_Time, visit.Out_By)],
    [say('persons'), String(visit.Persons)],
    [say('pickUp'), visit.Pick_Up_Proof && say(visit.Pick_Up_Proof)],
    [say('email'), Email],
    [say('vehicle'), visit.Vehicle_No],
    [say('document'), Id_Type && [sayType(Id_Type), Id_Last4 && `…${Id_Last4}`].filter(Boolean).join(' ')],
    [say('note'), visit.Note],
  ];
  return <FactList facts={facts} />;
};

/** An admission enquiry that is made of a visit. */
const VisitEnquiry = ({ visit, place }: { readonly visit: VisitorRow; readonly place: Place }) => {
  const say = useWords(listWords);
  const navigate = useNavigate();
  const link = useAction(linkVisitorEnquiry);
  const back = (): void => void navigate(place.hrefOf({ form: undefined }));
  const note = useLinkedEnquiry({
    link: (id) => link.mutateAsync({ params: { id: visit.Visitor_Id }, body: { Admission_Enquiry_Id: id } }),
    linked: (reference) => say('enquiryMade', { reference }),
    notLinked: (reference) => say('enquiryNotLinked', { reference }),
    onLinked: back,
  });
  return (
    <EnquiryForm
      title={say('enquiryTitle')}
      note={say('enquiryNote', { name: visit.Name })}
      start={{
        Enquiry_Type: String(enquiryTypes.walkIn),
        Parent_Name: visit.Name,
        Mobile: visit.Mobile,
        Email: visit.Email ?? '',
        Message: visit.Note ?? '',
      }}
      save={say('enquirySave')}
      saveRest={say('enquiryFinish')}
      param="form"
      onSaved={note}
      onClose={back}
    />
  );
};
