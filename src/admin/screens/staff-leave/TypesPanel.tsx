import { Plus } from 'lucide-react';
import { useState } from 'react';
import { type LeaveType, listLeaveTypes, saveLeaveType } from '#schemas/api/staff/leave-types.ts';
import { useAction, useCall } from '../../calls/use-call.ts';
import { Button } from '../../ui/Button.tsx';
import { SwitchField, TextField } from '../../ui/Field.tsx';
import { LoadFailed } from '../../ui/LoadFailed.tsx';
import { useAttempt, useNotices } from '../../ui/Notices.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { useRefusals } from '../../ui/use-refusals.ts';
import { useWords } from '../../words/words.ts';
import classes from './leave.module.css';
import { leaveWords, typeWords } from './words.ts';

/** The types of leave, each changed in its place. */
export const TypesPanel = ({ onClose }: { readonly onClose: () => void }) => {
  const say = useWords(leaveWords);
  const sayType = useWords(typeWords);
  const { data, isError, refetch } = useCall(listLeaveTypes, {});
  /** The one that is being changed; 0 is new. */
  const [open, setOpen] = useState<number>();
  const close = (): void => setOpen(undefined);
  return (
    <Panel title={say('types')} note={sayType('note')} onClose={onClose}>
      {isError && !data && <LoadFailed text={say('failed')} onRetry={refetch} />}
      {!data && !isError && <Skeleton rows={4} />}
      {data?.length === 0 && open === undefined && <Usual />}
      {data && (
        <ul className={classes.types}>
          {data.map((type) => (
            <li key={type.Type_Id}>
              {open === type.Type_Id ? (
                <TypeForm type={type} onDone={close} />
              ) : (
                <TypeRow type={type} onOpen={() => setOpen(type.Type_Id)} />
              )}
            </li>
          ))}
          <li>
            {open === 0 ? (
              <TypeForm onDone={close} />
            ) : (
              <Button icon={<Plus aria-hidden size={18} />} onClick={() => setOpen(0)}>
                {sayType('add')}
              </Button>
            )}
          </li>
        </ul>
      )}
    </Panel>
  );
};

/** Enters what most schools have. */
const Usual = () => {
  const sayType = useWords(typeWords);
  const attempt = useAttempt();
  const save = useAction(saveLeaveType);
  const add = (): void =>
    void attempt(async () => {
      const body = { Type_Id: 0, Is_Paid: true, Allows_Half: true, Is_Active: true };
      await save.mutateAsync({ body: { ...body, Name: sayType('casual'), Quota: 12 } });
      await save.mutateAsync({ body: { ...body, Name: sayType('sick'), Quota: 10 } });
      await save.mutateAsync({ body: { ...body, Name: sayType('withoutPay'), Is_Paid: false } });
    });
  return (
    <div className={classes.usual}>
      <p>{sayType('none')}</p>
      <Button look="primary" busy={save.isPending} onClick={add}>
        {sayType('usual')}
      </Button>
    </div>
  );
};

const TypeRow = ({ type, onOpen }: { readonly type: LeaveType; readonly onOpen: () => void }) => {
  const sayType = useWords(typeWords);
  const { Name, Quota, Is_Paid, Allows_Half, Is_Active } = type;
  const facts = [
    Quota === null ? sayType('noLimit') : sayType('quota', { count: Quota }),
    !Is_Paid && sayType('unpaid'),
    !Allows_Half && sayType('whole'),
    !Is_Active && sayType('off'),
  ].filter(Boolean);
  return (
    <button
      type="button"
      className={classes.type}
      data-off={!Is_Active || undefined}
      aria-label={sayType('change', { name: Name })}
      onClick={onOpen}
    >
      <strong>{Name}</strong>
      <small>{facts.join(' · ')}</small>
    </button>
  );
};

interface FormProps {
  readonly type?: LeaveType;
  readonly onDone: () => void;
}

const TypeForm = ({ type, onDone }: FormProps) => {
  const sayType = useWords(typeWords);
  const tell = useNotices();
  const save = useAction(saveLeaveType);
  const [fields, setFields] = useState({
    Name: type?.Name ?? '',
    Quota: String(type?.Quota ?? ''),
    Is_Paid: type?.Is_Paid ?? true,
    Allows_Half: type?.Allows_Half ?? true,
    Is_Active: type?.Is_Active ?? true,
  });
  const { errors, refuse } = useRefusals();
  const change = (changes: Partial<typeof fields>): void => setFields((before) => ({ ...before, ...changes }));
  const send = async (): Promise<void> => {
    const { Quota: quota, ...rest } = fields;
    try {
      await save.mutateAsync({
        body: { Type_Id: type?.Type_Id ?? 0, ...rest, ...(quota !== '' && { Quota: Number(quota) }) },
        ...(type && { version: type.Version }),
      });
      tell.notice(sayType('saved', { name: fields.Name }));
      onDone();
    } catch (error) {
      await refuse(error);
    }
  };
  return (
    <form
      className={classes.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <TextField
        label={sayType('Name')}
        maxLength={40}
        value={fields.Name}
        error={errors.Name}
        onChange={({ currentTarget }) => change({ Name: currentTarget.value })}
      />
      <TextField
        type="number"
        min={0}
        step={0.5}
        label={sayType('Quota')}
        help={sayType('quotaHelp')}
        optional
        value={fields.Quota}
        error={errors.Quota}
        onChange={({ currentTarget }) => change({ Quota: currentTarget.value })}
      />
      {(['Is_Paid', 'Allows_Half', 'Is_Active'] as const).map((name) => (
        <SwitchField
          key={name}
          label={sayType(name)}
          checked={fields[name]}
          onChange={(on) => change({ [name]: on })}
        />
      ))}
      <div className={classes.deeds}>
        <Button look="primary" type="submit" busy={save.isPending}>
          {sayType('save')}
        </Button>
        <Button look="quiet" onClick={onDone}>
          {sayType('cancel')}
        </Button>
      </div>
    </form>
  );
};
