import { useState } from 'react';
import { listAssignees } from '#schemas/api/admission-inbox.ts';
import { changeEnquiry, type EnquiryDetails } from '#schemas/api/admission-office.ts';
import { isEnded } from '#schemas/records/enquiry-status.ts';
import { useAction, useCall } from '../../calls/use-call.ts';
import { DayField, SelectField } from '../../ui/Field.tsx';
import { useAttempt, useNotices } from '../../ui/Notices.tsx';
import { useWords } from '../../words/words.ts';
import classes from './admissions.module.css';
import { panelWords } from './panel-words.ts';

const urgencies = [0, 1, 2, 3] as const;

/** Who looks after an enquiry, when it comes up next and how urgent it is: saved as soon as it is chosen. */
export const InCharge = ({ enquiry }: { readonly enquiry: EnquiryDetails['enquiry'] }) => {
  const say = useWords(panelWords);
  const tell = useNotices();
  const attempt = useAttempt();
  const { data: people = [] } = useCall(listAssignees, {});
  const change = useAction(changeEnquiry);
  const { Admission_Enquiry_Id: id, version, Status: status, Assigned_To: assigned, Priority = 0 } = enquiry;
  const next = enquiry.Next_Follow_Up;
  const save = (body: Parameters<typeof change.mutateAsync>[0]['body']): void =>
    void attempt(async () => {
      await change.mutateAsync({ params: { id }, body, ...(version === undefined ? {} : { version }) });
      tell.notice(say('saved'));
    });
  return (
    <div className={classes.inCharge}>
      <SelectField
        label={say('inCharge')}
        value={String(assigned ?? '')}
        options={[
          { value: '', label: say('nobody') },
          ...people.map((person) => ({ value: String(person.id), label: person.name })),
        ]}
        onChange={({ currentTarget }) => save({ Assigned_To: Number(currentTarget.value) || null })}
      />
      {!isEnded(status) && (
        <NextDay key={next} day={next ?? ''} onSave={(day) => save({ Next_Follow_Up: day || null })} />
      )}
      <SelectField
        label={say('urgency')}
        value={String(Priority)}
        options={urgencies.map((one) => ({ value: String(one), label: say(`p${one}`) }))}
        onChange={({ currentTarget }) => save({ Priority: Number(currentTarget.value) })}
      />
    </div>
  );
};

interface NextDayProps {
  /** YYYY-MM-DD, or nothing. */
  readonly day: string;
  readonly onSave: (day: string) => void;
}

/** The day to speak to the family again, which is saved when its field is left. */
const NextDay = ({ day, onSave }: NextDayProps) => {
  const say = useWords(panelWords);
  const [chosen, setChosen] = useState(day);
  return (
    <DayField
      label={say('nextDay')}
      value={chosen}
      onChange={({ currentTarget }) => setChosen(currentTarget.value)}
      onLeave={(left) => left !== day && onSave(left)}
    />
  );
};
