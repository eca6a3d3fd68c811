import { type ContentTypeInfo, listContentTypes } from '#schemas/api/content/read.ts';
import { useCall } from '../../calls/use-call.ts';
import { useStart } from '../../session/start.ts';
import type { TypeLayout } from './types/define-type.ts';
import { layoutsFor } from './types/index.ts';

export interface ShownType {
  readonly info: ContentTypeInfo;
  readonly layout: TypeLayout;
}

/** The types that who is here writes, in the order of the menu; undefined while they are read, or could not be. */
export const useTypes = () => {
  const { user } = useStart();
  const { data, isError, refetch } = useCall(listContentTypes, {});
  const types =
    data &&
    layoutsFor(user.role).flatMap((layout): ShownType[] => {
      const info = data.find(({ type }) => type === layout.type);
      return info ? [{ info, layout }] : [];
    });
  return { types, isError, refetch };
};
