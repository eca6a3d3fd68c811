import type { LucideIcon } from 'lucide-react';
import { Image, PenLine, UserPlus } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { type Area, type Holder, scopeFor } from '#schemas/access/matrix.ts';
import { listContentTypes } from '#schemas/api/content/read.ts';
import { createContent } from '#schemas/api/content/write.ts';
import { mediaPath } from '#schemas/office.ts';
import { useAction, useCall } from '../calls/use-call.ts';
import { useStart } from '../session/start.ts';
import { useAttempt } from '../ui/Notices.tsx';
import { useWords } from '../words/words.ts';
import { firstFields } from './first-fields.ts';
import { deedWords } from './words.ts';

export interface Deed {
  readonly name: string;
  readonly icon: LucideIcon;
  /** The address that does it, or what is done here. */
  readonly to?: string;
  readonly run?: () => void;
}

/** What a school adds most. */
const added = ['notice', 'event', 'blog', 'galleryAlbum', 'banner'] as const;

/** What somebody may do from anywhere. */
export const useDeeds = (): readonly Deed[] => {
  const say = useWords(deedWords);
  const { user } = useStart();
  const navigate = useNavigate();
  const attempt = useAttempt();
  const create = useAction(createContent);
  const holders: readonly Holder[] = user.role === 'Staff' ? user.permissionSets : [user.role];
  const mayWrite = (area: Area): boolean => scopeFor(holders, area, 'write') === 'all';
  const { data: types = [] } = useCall(listContentTypes, {}, { enabled: mayWrite('/website') });
  const additions = added.flatMap((type): Deed[] => {
    const info = types.find((one) => one.type === type);
    if (!info || !mayWrite('/website')) return [];
    const run = (): void =>
      void attempt(async () => {
        const { id } = await create.mutateAsync({ params: { type }, body: firstFields(info) });
        await navigate(`/school/content/${type}/${id}`);
      });
    return [{ name: say(`add_${type}`), icon: PenLine, run }];
  });
  return [
    ...additions,
    ...(mayWrite('/media') ? [{ name: say('addPictures'), icon: Image, to: mediaPath }] : []),
    ...(mayWrite('/users') ? [{ name: say('invite'), icon: UserPlus, to: '/school/users?person=new' }] : []),
  ];
};
