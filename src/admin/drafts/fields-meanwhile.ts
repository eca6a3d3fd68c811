import { changedFields, isSame, type Versions } from './merge-fields.ts';

interface Shown<Fields extends object> extends Versions<Fields> {
  label(name: keyof Fields & string): string;
  /** Says what a field holds, as one reads it. */
  show(name: keyof Fields & string, fields: Fields): string;
}

/** The fields that somebody else has changed, as `ChangedMeanwhile` shows them. */
export const fieldsMeanwhile = <Fields extends object>({ base, theirs, mine, label, show }: Shown<Fields>) =>
  changedFields(base, theirs).map((name) => {
    const isMine = !isSame(mine[name], base[name]) && !isSame(mine[name], theirs[name]);
    return {
      name,
      label: label(name),
      theirs: show(name, theirs),
      mine: isMine ? show(name, mine) : undefined,
    };
  });
