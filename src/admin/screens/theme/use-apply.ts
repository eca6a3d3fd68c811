import { useNavigate } from 'react-router-dom';
import { applyTheme, type SchoolTheme } from '#schemas/api/theme-gallery.ts';
import { useAction } from '../../calls/use-call.ts';
import { useAttempt, useNotices } from '../../ui/Notices.tsx';
import { useWords } from '../../words/words.ts';
import { themeWords } from './words.ts';

type Named = Pick<SchoolTheme, 'themeId' | 'name'>;

/** Switches the theme for all visitors, shows the gallery, and offers the way back. */
export const useApply = () => {
  const say = useWords(themeWords);
  const tell = useNotices();
  const attempt = useAttempt();
  const navigate = useNavigate();
  const { mutateAsync, isPending } = useAction(applyTheme);
  const change = (to: Named, from: Named): Promise<boolean> =>
    attempt(() => mutateAsync({ params: { themeId: to.themeId }, body: { used: from.themeId } }));
  const apply = async (to: Named, from: Named): Promise<void> => {
    if (!(await change(to, from))) return;
    tell.notice(say('applied', { theme: to.name }), () => void change(from, to));
    await navigate('/school/website/theme');
  };
  return { apply, isPending };
};
