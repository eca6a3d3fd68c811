import type { Admissions } from '#schemas/sources/admissions.ts';

interface Props {
  readonly prefix: string;
  readonly offered: Admissions['classes'][number];
  readonly isChosen: boolean;
}

/** What a label of the radio is for. */
export const radioId = (prefix: string, id: number): string => `${prefix}-Class_Id-${id}`;

/** The radio of one class; its name is the label around it. */
export function ClassRadio({ prefix, offered: { id }, isChosen }: Props) {
  return (
    <input
      id={radioId(prefix, id)}
      type="radio"
      name="Class_Id"
      value={id}
      required
      defaultChecked={isChosen}
      data-number=""
      aria-describedby={`${prefix}-Class_Id-error`}
    />
  );
}
