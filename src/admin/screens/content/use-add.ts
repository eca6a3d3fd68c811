import { useNavigate } from 'react-router-dom';
import type { ContentTypeInfo } from '#schemas/api/content/read.ts';
import { createContent } from '#schemas/api/content/write.ts';
import { useAction } from '../../calls/use-call.ts';
import { firstFields } from '../../deeds/first-fields.ts';
import { useAttempt } from '../../ui/Notices.tsx';

/** Starts an item and opens its form; `place` is where that is, for a type with a screen of its own. */
export const useAdd = (info: ContentTypeInfo, place?: string): { readonly isPending: boolean; add(): void } => {
  const { type } = info;
  const navigate = useNavigate();
  const attempt = useAttempt();
  const create = useAction(createContent);
  return {
    isPending: create.isPending,
    add: () =>
      void attempt(async () => {
        const { id } = await create.mutateAsync({ params: { type }, body: firstFields(info) });
        await navigate(place ?? `/school/content/${type}/${id}`);
      }),
  };
};
