import { type SubmitEvent, useId, useState } from 'react';
import { listOwnCodes, type OwnCode, saveOwnCode } from '#schemas/api/attendance/codes.ts';
import { ownCodeWeights } from '#schemas/records/attendance.ts';
import { CodeSign } from '../../attendance/CodeSign.tsx';
import { useMarkName } from '../../attendance/own-codes.ts';
import { messageOf } from '../../calls/call-error.ts';
import { type FieldTexts, refusedFields } from '../../calls/refused-fields.ts';
import { useAction, useCall } from '../../calls/use-call.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog, DialogFoot } from '../../ui/Dialog.tsx';
import { SelectField, TextField } from '../../ui/Field.tsx';
import { ListBody } from '../../ui/ListBody.tsx';
import { useAttempt, useNotices } from '../../ui/Notices.tsx';
import { useWords } from '../../words/words.ts';
import classes from './codes.module.css';
import { codesWords } from './codes-words.ts';

const empty = { Code: '', Name: '', Name_Hi: '', Counts_As: 'P' as OwnCode['Counts_As'] };

/** The codes that the school has besides the six of every register: what each is called, and what it counts as. */
export const CodesDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const say = useWords(codesWords);
  const list = useCall(listOwnCodes, { query: {} });
  return (
    <Dialog title={say('title')} onClose={onClose}>
      <p>{say('help')}</p>
      <ListBody list={list} failed={say('failed')} none={<p className={classes.none}>{say('none')}</p>} likely={3}>
        {(codes) => <Codes codes={codes} />}
      </ListBody>
      <AddCode onClose={onClose} />
    </Dialog>
  );
};

const Codes = ({ codes }: { readonly codes: readonly OwnCode[] }) => {
  const say = useWords(codesWords);
  const nameOf = useMarkName(codes);
  const attempt = useAttempt();
  const save = useAction(saveOwnCode);
  const turn = ({ Code, ...body }: OwnCode): void =>
    void attempt(() => save.mutateAsync({ params: { code: Code }, body: { ...body, Is_Active: !body.Is_Active } }));
  return (
    <ul className={classes.codes}>
      {codes.map((code) => (
        <li key={code.Code} data-off={!code.Is_Active || undefined}>
          <CodeSign code={code.Counts_As} own={code.Code} />
          <span>
            <strong>{nameOf({ Status: code.Counts_As, Own_Code: code.Code })}</strong>
            <small>
              {say(`counts${code.Counts_As}`)}
              {!code.Is_Active && `, ${say('isOff')}`}
            </small>
          </span>
          <Button size="compact" look="quiet" onClick={() => turn(code)}>
            {say(code.Is_Active ? 'off' : 'on')}
          </Button>
        </li>
      ))}
    </ul>
  );
};

const AddCode = ({ onClose }: { readonly onClose: () => void }) => {
  const say = useWords(codesWords);
  const id = useId();
  const tell = useNotices();
  const save = useAction(saveOwnCode);
  const [fields, setFields] = useState(empty);
  const [errors, setErrors] = useState<FieldTexts>({});
  const change = (part: Partial<typeof empty>): void => {
    setFields({ ...fields, ...part });
    setErrors({});
  };
  const add = async (): Promise<void> => {
    const { Code, Name, Name_Hi, Counts_As } = fields;
    const missing = {
      ...(/^[A-Z]{1,3}$/.test(Code) ? {} : { Code: say('wrongCode') }),
      ...(Name.trim().length > 1 ? {} : { Name: say('wrongName') }),
    };
    setErrors(missing);
    if (Object.keys(missing).length > 0) return;
    const body = {
      Name: Name.trim(),
      Counts_As,
      Is_Active: true,
      ...(Name_Hi.trim() ? { Name_Hi: Name_Hi.trim() } : {}),
    };
    try {
      await save.mutateAsync({ params: { code: Code }, body });
      setFields(empty);
      tell.notice(say('added', { code: Code }));
    } catch (error) {
      const refused = refusedFields(error);
      if (refused) setErrors(refused);
      else setErrors({ Code: messageOf(error) });
    }
  };
  const text = (name: 'Code' | 'Name' | 'Name_Hi') => ({
    id: `${id}-${name}`,
    label: say(name),
    value: fields[name],
    error: errors[name],
    autoComplete: 'off',
  });
  return (
    <form
      className={classes.form}
      noValidate
      onSubmit={(event: SubmitEvent) => {
        event.preventDefault();
        void add();
      }}
    >
      <TextField
        {...text('Code')}
        maxLength={3}
        onChange={({ currentTarget }) => change({ Code: currentTarget.value.toUpperCase() })}
      />
      <TextField
        {...text('Name')}
        maxLength={40}
        onChange={({ currentTarget }) => change({ Name: currentTarget.value })}
      />
      <TextField
        {...text('Name_Hi')}
        optional
        lang="hi"
        maxLength={40}
        onChange={({ currentTarget }) => change({ Name_Hi: currentTarget.value })}
      />
      <SelectField
        id={`${id}-Counts_As`}
        label={say('Counts_As')}
        value={fields.Counts_As}
        error={errors.Counts_As}
        options={ownCodeWeights.map((value) => ({ value, label: say(`counts${value}`) }))}
        onChange={({ currentTarget }) => change({ Counts_As: currentTarget.value as OwnCode['Counts_As'] })}
      />
      <DialogFoot>
        <Button onClick={onClose}>{say('close')}</Button>
        <Button look="primary" type="submit" busy={save.isPending}>
          {say('add')}
        </Button>
      </DialogFoot>
    </form>
  );
};
