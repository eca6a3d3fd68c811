import { CalendarX, CircleAlert, Clock, LogOut, Mail, Palmtree } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { StaffMember } from '#schemas/api/staff/save.ts';
import { shortDay } from '../../format/dates.ts';
import { localMobile } from '../../format/mobile.ts';
import { useClassNames } from '../../lookups/use-class-names.ts';
import { staffDocumentWords } from '../../staff/document-words.ts';
import { dueState } from '../../staff/due-state.ts';
import { memberName, workOf } from '../../staff/member-name.ts';
import { staffStatusWords } from '../../staff/staff-words.ts';
import { Face } from '../../ui/Face.tsx';
import listTable from '../../ui/list-table.module.css';
import { useLocale, useWords } from '../../words/words.ts';
import classes from './staff.module.css';
import { linkId, type Place } from './use-place.ts';
import { staffWords } from './words.ts';

interface Props {
  readonly members: readonly StaffMember[];
  readonly place: Place;
  readonly isKeeper: boolean;
}

/** Who they are, what they do, and how they are reached. */
export const StaffTable = ({ members, place, isKeeper }: Props) => {
  const say = useWords(staffWords);
  return (
    <div className={classes.rows}>
      <table className={`${listTable.table} ${classes.staff}`}>
        <thead>
          <tr>
            <th scope="col">{say('member')}</th>
            <th scope="col">{say('work')}</th>
            <th scope="col">{say('teacherOf')}</th>
            <th scope="col">{say('phone')}</th>
            {isKeeper && <th scope="col">{say('logIn')}</th>}
          </tr>
        </thead>
        <tbody>
          {members.map((member) => (
            <Row key={member.Staff_Id} member={member} place={place} isKeeper={isKeeper} />
          ))}
        </tbody>
      </table>
    </div>
  );
};

const Row = ({ member, place, isKeeper }: Omit<Props, 'members'> & { readonly member: StaffMember }) => {
  const say = useWords(staffWords);
  const { nameOfClass } = useClassNames();
  const { Staff_Id: id, Department, Classes = [], Mobile, Status, User_Id, Employee_No } = member;
  const isOpen = place.member === String(id);
  const name = memberName(member);
  const own = Classes.filter(({ Is_Class_Teacher }) => Is_Class_Teacher).map(nameOfClass);
  const work = [workOf(member), Department].filter(Boolean).join(', ');
  return (
    <tr data-open={isOpen || undefined} data-off={Status === 'Left' || undefined}>
      <th scope="row">
        <div className={classes.who}>
          <Face name={name} photo={member.Staff_Photo} />
          <span>
            <Link id={linkId(id)} to={place.hrefOf({ member: String(id) })} aria-current={isOpen || undefined}>
              {name}
            </Link>
            {Employee_No && <small>{Employee_No}</small>}
            <small className={classes.seat}>{work}</small>
            <Due member={member} />
          </span>
          <State member={member} />
        </div>
      </th>
      <td>{work}</td>
      <td>{own.join(', ') || '–'}</td>
      <td>{localMobile(Mobile)}</td>
      {isKeeper && <td>{say(User_Id === undefined ? 'noLogIn' : 'hasLogIn')}</td>}
    </tr>
  );
};

/** The document that ends first, where it is over or near. */
const Due = ({ member: { Document_Due: due } }: { readonly member: StaffMember }) => {
  const say = useWords(staffWords);
  const sayDocument = useWords(staffDocumentWords);
  const locale = useLocale();
  if (!due?.Expiry_Date || !due.Document_Type) return null;
  const isOver = dueState(due.Expiry_Date) === 'over';
  const Icon = isOver ? CircleAlert : Clock;
  const words = { document: sayDocument(due.Document_Type), day: shortDay(due.Expiry_Date, locale) };
  return (
    <small className={classes.due} data-over={isOver || undefined}>
      <Icon aria-hidden size={14} strokeWidth={1.75} />
      {say(isOver ? 'documentOver' : 'documentEnds', words)}
    </small>
  );
};

/** What is out of the usual of somebody, as a sign and a word. */
const State = ({ member: { Status, Leaving_Date } }: { readonly member: StaffMember }) => {
  const say = useWords(staffWords);
  const sayStatus = useWords(staffStatusWords);
  const locale = useLocale();
  if (Status === 'Active' && !Leaving_Date) return null;
  const Icon = { Invited: Mail, On_Leave: Palmtree, Left: LogOut, Active: CalendarX }[Status];
  const text =
    Status !== 'Left' && Leaving_Date ? say('leavesOn', { day: shortDay(Leaving_Date, locale) }) : sayStatus(Status);
  return (
    <span className={classes.state} data-status={Status}>
      <Icon aria-hidden size={14} strokeWidth={1.75} />
      {text}
    </span>
  );
};
