import { UserPlus } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { countUsers } from '#schemas/api/users.ts';
import { useCall } from '../../calls/use-call.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { Deeds } from '../../ui/Deeds.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { Beside } from '../../ui/Panel.tsx';
import { useFocusBack } from '../../ui/use-focus-back.ts';
import { useWords } from '../../words/words.ts';
import { InvitePanel } from './InvitePanel.tsx';
import { linkId } from './link-id.ts';
import { PeopleList } from './PeopleList.tsx';
import { PersonPanel } from './PersonPanel.tsx';
import { groups, usePlace } from './use-place.ts';
import { usersWords } from './words.ts';

/** Who can log in, and what each may do. */
export const Screen = () => {
  const say = useWords(usersWords);
  const navigate = useNavigate();
  const place = usePlace();
  const { person } = place;
  const { data: counts } = useCall(countUsers, {});
  const count = counts
    ?.filter(
      ({ role, state }) => groups.Office.includes(role) && (state === 'active' || state === 'mustChangePassword'),
    )
    .reduce((all, row) => all + row.count, 0);
  useFocusBack(person, linkId);
  const close = (): void => void navigate(place.hrefOf({ person: undefined }));
  const panel =
    person === undefined ? null : person === 'new' ? (
      <Deeds>
        <InvitePanel onClose={close} />
      </Deeds>
    ) : (
      <PersonPanel key={person} id={Number(person)} onClose={close} />
    );
  return (
    <Beside panel={panel}>
      <PageHead
        title={say('title')}
        note={count === undefined ? undefined : count === 1 ? say('note1') : say('note', { count })}
      >
        <Deeds>
          <ButtonLink
            id={linkId('new')}
            look={panel ? 'secondary' : 'primary'}
            icon={<UserPlus aria-hidden size={18} />}
            to={place.hrefOf({ person: 'new' })}
          >
            {say('invite')}
          </ButtonLink>
        </Deeds>
      </PageHead>
      <PeopleList place={place} />
    </Beside>
  );
};
