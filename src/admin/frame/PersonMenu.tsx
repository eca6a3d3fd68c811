import { LogOut } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { useLogOut } from '../log-out/use-log-out.ts';
import type { ScreenEntry } from '../screens/define-screen.ts';
import { useStart } from '../session/start.ts';
import { ActionMenu } from '../ui/ActionMenu.tsx';
import { Initials } from '../ui/Initials.tsx';
import { useLocale, useWords } from '../words/words.ts';
import { frameWords } from './words.ts';

/** Who is signed in, with the screens of one's own account and the way out. */
export const PersonMenu = ({ screens }: { readonly screens: readonly ScreenEntry[] }) => {
  const { user } = useStart();
  const say = useWords(frameWords);
  const locale = useLocale();
  const navigate = useNavigate();
  const logOut = useLogOut();
  return (
    <ActionMenu
      label={`${user.name}, ${say(`role_${user.role}`)}`}
      face={<Initials name={user.name} />}
      heading={user.name}
      note={say(`role_${user.role}`)}
      actions={[
        ...screens.map(({ path, title, icon: Icon }) => ({
          label: title[locale],
          icon: <Icon aria-hidden size={18} strokeWidth={1.75} />,
          run: () => navigate(path),
        })),
        { label: say('logOut'), icon: <LogOut aria-hidden size={18} strokeWidth={1.75} />, run: logOut },
      ]}
    />
  );
};
