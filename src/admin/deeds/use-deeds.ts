import { useQueryClient } from '@tanstack/react-query';
import type { LucideIcon } from 'lucide-react';
import {
  CalendarPlus,
  ClipboardCheck,
  DoorOpen,
  GraduationCap,
  IdCard,
  Image,
  MessageSquarePlus,
  PenLine,
  Send,
  UserPlus,
} from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { listContentTypes } from '#schemas/api/content/read.ts';
import { createContent } from '#schemas/api/content/write.ts';
import { audienceOf, mediaPath, postPath } from '#schemas/office.ts';
import { callOptions, useAction } from '../calls/use-call.ts';
import { useStart } from '../session/start.ts';
import { useMayWrite } from '../session/use-may-write.ts';
import { useAttempt } from '../ui/Notices.tsx';
import { useLocale, useWords } from '../words/words.ts';
import { firstFields } from './first-fields.ts';
import { offices } from './offices.ts';
import { deedWords } from './words.ts';

export interface Deed {
  readonly name: string;
  readonly icon: LucideIcon;
  /** The address that does it, or what is done here. */
  readonly to?: string;
  readonly run?: () => void;
}

/** What a school adds most, and what the product's own pages show. */
const added = ['notice', 'event', 'blog', 'galleryAlbum', 'banner'] as const;
const addedByOperators: readonly (typeof added)[number][] = ['blog', 'galleryAlbum'];

const icons: Readonly<Record<(typeof offices)[number]['word'], LucideIcon>> = {
  takeRegister: ClipboardCheck,
  addEnquiry: MessageSquarePlus,
  addVisitor: DoorOpen,
  addStudent: GraduationCap,
  addMember: IdCard,
  askLeave: CalendarPlus,
  invite: UserPlus,
};

/** What somebody may do from anywhere. */
export const useDeeds = (): readonly Deed[] => {
  const say = useWords(deedWords);
  const navigate = useNavigate();
  const client = useQueryClient();
  const locale = useLocale();
  const attempt = useAttempt();
  const create = useAction(createContent);
  const mayWrite = useMayWrite();
  const { user } = useStart();
  const begin = async (type: (typeof added)[number]): Promise<void> => {
    const { body: types } = await client.fetchQuery(callOptions(listContentTypes, {}, locale));
    const info = types.find((one) => one.type === type);
    if (!info) throw new Error(`There is no type "${type}".`);
    const { id } = await create.mutateAsync({ params: { type }, body: firstFields(info) });
    await navigate(`/school/content/${type}/${id}`);
  };
  const additions = mayWrite('/website')
    ? (user.role === 'Operator' ? addedByOperators : added).map((type) => ({
        name: say(`add_${type}`),
        icon: PenLine,
        run: () => void attempt(() => begin(type)),
      }))
    : [];
  const mayPost = mayWrite('/website') && audienceOf(user.role) === 'office';
  return [
    ...(mayPost ? [{ name: say('post'), icon: Send, to: postPath }] : []),
    ...additions,
    ...(mayWrite('/media') ? [{ name: say('addPictures'), icon: Image, to: mediaPath }] : []),
    ...offices
      .filter(({ area, scope }) => mayWrite(area, scope))
      .map(({ word, to }) => ({ name: say(word), icon: icons[word], to })),
  ];
};
