import { Send, UserPlus } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { listStaff, readStaffOverview } from '#schemas/api/staff/read.ts';
import { useCall } from '../../calls/use-call.ts';
import { useMayWrite } from '../../session/use-may-write.ts';
import { addMemberPath } from '../../staff/form-address.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { ListBody } from '../../ui/ListBody.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { Pager } from '../../ui/Pager.tsx';
import { Beside } from '../../ui/Panel.tsx';
import { part } from '../../ui/part.tsx';
import { useFocusBack } from '../../ui/use-focus-back.ts';
import { useWords } from '../../words/words.ts';
import { Birthdays } from './Birthdays.tsx';
import { Filters } from './Filters.tsx';
import { StaffTable } from './StaffTable.tsx';
import { linkId, type Place, pageSize, usePlace } from './use-place.ts';
import { staffWords } from './words.ts';

const InviteStaff = part(async () => (await import('./InviteStaff.tsx')).InviteStaff);
const StaffPanel = part(async () => (await import('./StaffPanel.tsx')).StaffPanel);

/** The directory of the staff, and the member who is open beside it. */
export const Screen = () => {
  const say = useWords(staffWords);
  const navigate = useNavigate();
  const may = useMayWrite();
  const mayWrite = may('/staff/add_staff_member');
  const [isInviting, setInviting] = useState(false);
  const place = usePlace();
  const { member } = place;
  const { data: overview } = useCall(readStaffOverview, {});
  useFocusBack(member, linkId);
  const close = (): void => void navigate(place.hrefOf({ member: undefined }));
  const panel =
    member === undefined ? null : (
      <Suspense>
        <StaffPanel key={member} id={Number(member)} isKeeper={mayWrite} onClose={close} />
      </Suspense>
    );
  return (
    <Beside panel={panel}>
      <PageHead
        title={say('title')}
        note={overview && say('note', { teachers: overview.Teaching, others: overview.Others })}
      >
        {may('/users') && (
          <Button icon={<Send aria-hidden size={18} />} onClick={() => setInviting(true)}>
            {say('invite')}
          </Button>
        )}
        {mayWrite && (
          <ButtonLink
            look={panel ? 'secondary' : 'primary'}
            icon={<UserPlus aria-hidden size={18} />}
            to={addMemberPath}
          >
            {say('add')}
          </ButtonLink>
        )}
      </PageHead>
      {overview?.Birthdays && <Birthdays birthdays={overview.Birthdays} place={place} />}
      <Filters place={place} departments={overview?.Departments ?? []} isKeeper={mayWrite} />
      <List place={place} isKeeper={mayWrite} />
      {isInviting && (
        <Suspense>
          <InviteStaff onClose={() => setInviting(false)} />
        </Suspense>
      )}
    </Beside>
  );
};

const List = ({ place, isKeeper }: { readonly place: Place; readonly isKeeper: boolean }) => {
  const say = useWords(staffWords);
  const list = useCall(listStaff, { query: place.query });
  return (
    <>
      <ListBody
        list={list}
        failed={say('failed')}
        none={say('none')}
        noMatch={
          place.isFiltered ? { text: say('noMatch'), showAll: say('showAll'), onShowAll: place.clear } : undefined
        }
      >
        {(members) => <StaffTable members={members} place={place} isKeeper={isKeeper} />}
      </ListBody>
      <Pager page={place.page} pageSize={pageSize} list={list} onPage={(page) => place.set({ page: String(page) })} />
    </>
  );
};
