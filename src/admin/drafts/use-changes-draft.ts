import { useState } from 'react';
import { useDeviceDraft } from './use-device-draft.ts';

type Texts = Readonly<Record<string, string>>;

interface Change {
  readonly from: string;
  readonly to: string;
}

export interface ChangesDraft<Form extends Texts> {
  /** What the form begins with: what was typed before, over what is stored now. */
  readonly texts: Form;
  /** When what was found was typed, in milliseconds since 1970; undefined where the form begins afresh. */
  readonly foundAt: number | undefined;
  /** Fields that are typed over, and that somebody else has saved meanwhile. */
  readonly meanwhile: readonly (keyof Form)[];
  /** When what is typed was last kept; undefined where it is not. */
  readonly keptAt: number | undefined;
  keep(texts: Form): void;
  drop(): void;
  /** Goes back to what is stored, which is given. */
  discard(): Form;
}

interface Options<Form extends Texts> {
  /** What is stored now. */
  readonly start: Form;
  /** Fields that are not kept: what the server seals does not lie open on a device. */
  readonly sealed?: readonly (keyof Form)[];
}

/** Keeps on this device what a form of texts changes, field by field: what others save meanwhile is not undone by it. */
export const useChangesDraft = <Form extends Texts>(
  name: string,
  { start, sealed = [] }: Options<Form>,
): ChangesDraft<Form> => {
  const draft = useDeviceDraft<Readonly<Record<string, Change>>>(name);
  const [begun, setBegun] = useState(() => {
    const found = Object.entries(draft.found?.fields ?? {});
    // A form that has lost a field since has no use for it.
    const changes = found.filter(([field, { to }]) => Object.hasOwn(start, field) && start[field] !== to);
    return {
      texts: { ...start, ...Object.fromEntries(changes.map(([field, { to }]) => [field, to])) } as Form,
      foundAt: changes.length > 0 ? draft.found?.at : undefined,
      meanwhile: changes.filter(([field, { from }]) => start[field] !== from).map(([field]) => field as keyof Form),
    };
  });
  return {
    ...begun,
    keptAt: draft.at,
    keep(texts) {
      const changed = Object.entries(texts).filter(([field, to]) => start[field] !== to && !sealed.includes(field));
      if (changed.length === 0) draft.drop();
      else draft.keep(Object.fromEntries(changed.map(([field, to]) => [field, { from: start[field] ?? '', to }])));
    },
    drop: draft.drop,
    discard() {
      draft.drop();
      setBegun({ texts: start, foundAt: undefined, meanwhile: [] });
      return start;
    },
  };
};
