import { Download, Ellipsis } from 'lucide-react';
import { exportStudents } from '#schemas/api/students/read.ts';
import { exportUdise } from '#schemas/api/students/udise.ts';
import { addressOf } from '../../calls/address-of.ts';
import { useStart } from '../../session/start.ts';
import { useFileActions, useMayDownload } from '../../tables/use-table-file.tsx';
import { ActionMenu } from '../../ui/ActionMenu.tsx';
import { useWords } from '../../words/words.ts';
import { listWords } from './list-words.ts';
import type { ListQuery } from './use-place.ts';

/** Saves the list as a file: as it is narrowed, and for the government's return. */
export const MoreDeeds = ({ query }: { readonly query: ListQuery }) => {
  const say = useWords(listWords);
  const { shown } = useStart();
  const actions = useFileActions(addressOf(exportStudents, { query: { ...query } }));
  const mayDownload = useMayDownload();
  const { keyword: _, sort: __, ...narrowing } = query;
  const udise = {
    label: say('downloadUdise'),
    icon: <Download aria-hidden size={18} />,
    run: () => window.location.assign(addressOf(exportUdise, { query: narrowing })),
  };
  if (!mayDownload) return null;
  return (
    <ActionMenu
      label={say('more')}
      face={<Ellipsis aria-hidden size={18} />}
      actions={[...actions, ...(shown.includes('/student/add_student') ? [udise] : [])]}
    />
  );
};
