import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { FieldTexts } from '../../calls/refused-fields.ts';
import { isPostKind, noPost, type PostFields } from './post-fields.ts';

interface Options {
  /** What was kept on the device. */
  readonly kept: PostFields | undefined;
  /** Whether that is on its way already, and its kind with it. */
  readonly isPending: boolean;
}

/** What is typed of a post, and what is wrong with it. Its kind is in the address (`?kind=`). */
export const useFields = ({ kept, isPending }: Options) => {
  const [search, setSearch] = useSearchParams();
  const [fields, setFields] = useState<PostFields>(() => {
    const asked = search.get('kind');
    const kind = isPostKind(asked) && !isPending ? asked : (kept?.kind ?? 'notice');
    return { ...noPost(kind), ...kept, kind };
  });
  const [errors, setErrors] = useState<FieldTexts>({});
  return {
    fields,
    errors,
    setErrors,
    change(part: Partial<PostFields>): PostFields {
      const next = { ...fields, ...part };
      setFields(next);
      setErrors((before) => Object.fromEntries(Object.entries(before).filter(([name]) => isUntouched(name, part))));
      if (part.kind !== undefined) setSearch({ kind: part.kind }, { replace: true });
      return next;
    },
    begin(kind: PostFields['kind']): void {
      setFields(noPost(kind));
      setErrors({});
    },
  };
};

/** Whether what is wrong with a field may still be so after a change. */
const isUntouched = (name: string, part: Partial<PostFields>): boolean =>
  part.kind === undefined && !Object.hasOwn(part, name) && !(part.times && ['publish_at', 'expire_at'].includes(name));
