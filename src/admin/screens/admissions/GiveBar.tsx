import { useState } from 'react';
import { type InboxRow, listAssignees } from '#schemas/api/admission-inbox.ts';
import { changeEnquiry } from '#schemas/api/admission-office.ts';
import { doEach } from '../../calls/do-each.ts';
import { useAction, useCall } from '../../calls/use-call.ts';
import { BulkBar } from '../../ui/BulkBar.tsx';
import { Button } from '../../ui/Button.tsx';
import { SelectField } from '../../ui/Field.tsx';
import { useNotices } from '../../ui/Notices.tsx';
import { useWords } from '../../words/words.ts';
import { MoveChosen } from './MoveChosen.tsx';
import { inboxWords } from './words.ts';

interface Props {
  readonly rows: readonly InboxRow[];
  /** Called with the status that all of them are to have. */
  readonly onMove: (to: number) => void;
  readonly onDone: () => void;
}

/** What can be done with all that are chosen at once. */
export const GiveBar = ({ rows, onMove, onDone }: Props) => {
  const say = useWords(inboxWords);
  const tell = useNotices();
  const { data: people = [] } = useCall(listAssignees, {});
  const change = useAction(changeEnquiry);
  const [isBusy, setBusy] = useState(false);
  const give = async (id: number | null, name: string): Promise<void> => {
    setBusy(true);
    const { done, failed } = await doEach(rows, ({ Admission_Enquiry_Id, version }) =>
      change.mutateAsync({ params: { id: Admission_Enquiry_Id }, body: { Assigned_To: id }, version }),
    );
    setBusy(false);
    const reasons = [...new Set(failed.map(({ reason }) => reason))].join(' ');
    if (reasons) tell.error(say('givenPart', { done, count: rows.length, name, failed: reasons }));
    else tell.notice(say('given', { count: done, name }));
    onDone();
  };
  const choose = (value: string): void => {
    if (value === '') return;
    const person = people.find(({ id }) => String(id) === value);
    void give(person?.id ?? null, person?.name ?? say('nobody'));
  };
  return (
    <BulkBar chosen={rows.length === 1 ? say('chosen1') : say('chosen', { count: rows.length })}>
      <SelectField
        label={say('give')}
        value=""
        disabled={isBusy}
        options={[
          { value: '', label: say('give') },
          { value: '0', label: say('nobody') },
          ...people.map(({ id, name }) => ({ value: String(id), label: name })),
        ]}
        onChange={({ currentTarget }) => choose(currentTarget.value)}
      />
      <MoveChosen rows={rows} onChoose={onMove} />
      <Button onClick={onDone}>{say('clear')}</Button>
    </BulkBar>
  );
};
