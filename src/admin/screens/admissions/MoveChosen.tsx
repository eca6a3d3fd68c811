import type { InboxRow } from '#schemas/api/admission-inbox.ts';
import { enquiryStatus, nextStatuses } from '#schemas/records/enquiry-status.ts';
import { SelectField } from '../../ui/Field.tsx';
import { useCodeWords } from '../../words/use-code-words.ts';
import { useWords } from '../../words/words.ts';
import { moveWords } from './move-words.ts';
import { statusWords } from './words.ts';

interface Props {
  readonly rows: readonly InboxRow[];
  readonly onChoose: (to: number) => void;
}

/** The steps that may follow for all that are chosen; a child is confirmed alone, in the panel. */
export const MoveChosen = ({ rows, onChoose }: Props) => {
  const say = useWords(moveWords);
  const sayStatus = useCodeWords(statusWords);
  const [first = [], ...rest] = rows.map(({ Status }) => nextStatuses(Status));
  const open = first.filter((step) => step !== enquiryStatus.confirmed && rest.every((steps) => steps.includes(step)));
  return (
    <SelectField
      label={say('move')}
      value=""
      disabled={open.length === 0}
      options={[
        { value: '', label: say(open.length === 0 ? 'noStep' : 'move') },
        ...open.map((step) => ({ value: String(step), label: sayStatus(step) })),
      ]}
      onChange={({ currentTarget: { value } }) => value && onChoose(Number(value))}
    />
  );
};
