import { type SubmitEvent, useDeferredValue, useId, useState } from 'react';
import { askStaffLeave, previewStaffLeave } from '#schemas/api/staff/leave.ts';
import { listStaff } from '#schemas/api/staff/read.ts';
import { attendanceParts } from '#schemas/records/attendance.ts';
import { leaveNoteLength } from '#schemas/records/leave.ts';
import { useAction, useCall } from '../../calls/use-call.ts';
import { localDay } from '../../format/dates.ts';
import { LeaveDays } from '../../leave/LeaveDays.tsx';
import { memberName } from '../../staff/member-name.ts';
import { Button } from '../../ui/Button.tsx';
import { SelectField, TextAreaField } from '../../ui/Field.tsx';
import { FormErrors } from '../../ui/FormErrors.tsx';
import { FoundSelect, mostFound } from '../../ui/FoundSelect.tsx';
import { useNotices } from '../../ui/Notices.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { Segments } from '../../ui/Segments.tsx';
import { useRefusals } from '../../ui/use-refusals.ts';
import { useSaveKeys } from '../../ui/use-save-keys.ts';
import { useWords } from '../../words/words.ts';
import { Balances } from './Balances.tsx';
import classes from './leave.module.css';
import { useLeaveText } from './use-leave-text.ts';
import { askWords, leaveWords } from './words.ts';

interface Props {
  /** Whether the reader may ask for others too. */
  readonly mayDecide: boolean;
  readonly onClose: () => void;
}

const empty = { Staff_Id: '', Type_Id: '', First_Day: '', Last_Day: '', Part: 'Full', Note: '' };
type Fields = typeof empty;

/** A request as it is written. */
export const AskPanel = ({ mayDecide, onClose }: Props) => {
  const say = useWords(leaveWords);
  const sayAsk = useWords(askWords);
  const id = useId();
  const form = useAskForm(onClose);
  useSaveKeys(() => void form.send());
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    void form.send();
  };
  return (
    <Panel
      title={say('ask')}
      onClose={onClose}
      foot={
        <Button look="primary" type="submit" form={id} busy={form.isPending}>
          {sayAsk('send')}
        </Button>
      }
    >
      <form className={classes.form} id={id} onSubmit={submit} noValidate>
        <FormErrors
          errors={Object.entries(form.errors).flatMap(([field, text]) =>
            text === undefined ? [] : [{ label: labelOf(field, sayAsk), text, href: `#${id}-${field}` }],
          )}
        />
        {mayDecide && <Who form={form} id={id} />}
        <Days form={form} id={id} />
        <TextAreaField
          id={`${id}-Note`}
          label={sayAsk('Note')}
          help={sayAsk('noteHelp')}
          optional
          maxLength={leaveNoteLength}
          value={form.fields.Note}
          error={form.errors.Note}
          onChange={({ currentTarget }) => form.change({ Note: currentTarget.value })}
        />
      </form>
    </Panel>
  );
};

type AskWord = keyof (typeof askWords)['en'];

const labelOf = (field: string, say: (key: AskWord) => string): string =>
  Object.hasOwn(askWords.en, field) ? say(field as AskWord) : field;

const useAskForm = (onSent: () => void) => {
  const sayAsk = useWords(askWords);
  const tell = useNotices();
  const action = useAction(askStaffLeave);
  const [fields, setFields] = useState<Fields>(() => ({ ...empty, First_Day: localDay(), Last_Day: localDay() }));
  const { errors, check, refuse, clear } = useRefusals();
  const part = attendanceParts.find((one) => one === fields.Part) ?? 'Full';
  const isOneDay = fields.First_Day === fields.Last_Day;
  const sent = {
    ...(fields.Staff_Id && { Staff_Id: Number(fields.Staff_Id) }),
    First_Day: fields.First_Day,
    Last_Day: fields.Last_Day,
    Part: isOneDay ? part : ('Full' as const),
  };
  const send = async (): Promise<void> => {
    if (!fields.Type_Id) return void check({ Type_Id: sayAsk('choose') });
    try {
      await action.mutateAsync({
        body: { ...sent, Type_Id: Number(fields.Type_Id), ...(fields.Note.trim() && { Note: fields.Note.trim() }) },
      });
      tell.notice(sayAsk('sent'));
      onSent();
    } catch (error) {
      await refuse(error);
    }
  };
  return {
    fields,
    errors,
    sent,
    isOneDay,
    isPending: action.isPending,
    change(changes: Partial<Fields>): void {
      setFields((before) => ({ ...before, ...changes }));
      clear(...Object.keys(changes));
    },
    send,
  };
};

interface PartProps {
  readonly form: ReturnType<typeof useAskForm>;
  readonly id: string;
}

/** Whoever keeps the registers may enter what somebody has said on the telephone. */
const Who = ({ form, id }: PartProps) => {
  const sayAsk = useWords(askWords);
  const [keyword, setKeyword] = useState('');
  const asked = useDeferredValue(keyword.trim());
  const { data: members = [] } = useCall(listStaff, { query: { keyword: asked, pageSize: mostFound } });
  return (
    <FoundSelect
      id={`${id}-Staff_Id`}
      label={sayAsk('who')}
      value={form.fields.Staff_Id}
      error={form.errors.Staff_Id}
      none={sayAsk('me')}
      found={members.map((one) => ({ value: String(one.Staff_Id), label: memberName(one) }))}
      keyword={keyword}
      onKeyword={setKeyword}
      onChoose={(Staff_Id) => form.change({ Staff_Id })}
    />
  );
};

const Days = ({ form, id }: PartProps) => {
  const say = useWords(leaveWords);
  const sayAsk = useWords(askWords);
  const text = useLeaveText();
  const { fields, errors, change, sent, isOneDay } = form;
  const hasDays = fields.First_Day !== '' && fields.Last_Day >= fields.First_Day;
  const { data } = useCall(previewStaffLeave, { query: sent }, { enabled: hasDays });
  const chosen = data?.balances.find(({ Type_Id }) => String(Type_Id) === fields.Type_Id);
  return (
    <>
      <SelectField
        id={`${id}-Type_Id`}
        label={sayAsk('Type_Id')}
        value={fields.Type_Id}
        error={errors.Type_Id}
        options={[
          { value: '', label: sayAsk('choose') },
          ...(data?.balances ?? []).map(({ Type_Id, Name }) => ({ value: String(Type_Id), label: Name })),
        ]}
        onChange={({ currentTarget }) => change({ Type_Id: currentTarget.value })}
      />
      {data?.balances.length === 0 && (
        <p className={classes.note}>{data.Is_Linked ? sayAsk('noTypes') : say('notLinked')}</p>
      )}
      <div className={classes.pair}>
        <LeaveDays form={form} id={id} />
      </div>
      {isOneDay && chosen?.Allows_Half !== false && (
        <Segments
          label={sayAsk('Part')}
          options={attendanceParts.map((part) => ({ value: part, label: say(part) }))}
          chosen={sent.Part}
          onChoose={(part) => change({ Part: part })}
        />
      )}
      {data?.Is_Linked && hasDays && (
        <div className={classes.panel}>
          <p role="status">
            <strong>{sayAsk('takes', { days: text.count(data.Days) })}</strong> {text.closed(data.Closed)}
          </p>
          <Balances
            balances={data.balances}
            asked={chosen && { Type_Id: chosen.Type_Id, Days: data.Days + chosen.Pending }}
          />
        </div>
      )}
    </>
  );
};
