import { type SubmitEvent, useId, useState } from 'react';
import {
  type CertificateSeries,
  readCertificateSeries,
  setCertificateSeries,
} from '#schemas/api/students/certificate-series.ts';
import { useAction, useCall } from '../../calls/use-call.ts';
import { Button } from '../../ui/Button.tsx';
import { Deeds } from '../../ui/Deeds.tsx';
import { EditForm } from '../../ui/EditForm.tsx';
import { TextField } from '../../ui/Field.tsx';
import { LeaveGuard } from '../../ui/LeaveGuard.tsx';
import { LoadedPanel } from '../../ui/LoadedPanel.tsx';
import { useNotices } from '../../ui/Notices.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { useRefusals } from '../../ui/use-refusals.ts';
import { useSaveKeys } from '../../ui/use-save-keys.ts';
import { useWords } from '../../words/words.ts';
import { certificateWords } from './certificate-words.ts';
import classes from './settings.module.css';

interface Props {
  readonly onClose: () => void;
}

/** The number that the next transfer certificate has. */
export const CertificatesPanel = ({ onClose }: Props) => {
  const say = useWords(certificateWords);
  const answer = useCall(readCertificateSeries, {});
  return (
    <LoadedPanel title={say('title')} failed={say('failed')} rows={3} answer={answer} onClose={onClose}>
      {(found) => <SeriesForm series={found} onClose={onClose} />}
    </LoadedPanel>
  );
};

const toTcNo = (number: string | number): string => `TC-${String(number).padStart(4, '0')}`;

const SeriesForm = ({ series, onClose }: Props & { readonly series: CertificateSeries }) => {
  const say = useWords(certificateWords);
  const tell = useNotices();
  const id = useId();
  const save = useAction(setCertificateSeries);
  const [text, setText] = useState(String(series.Next));
  const [saved, setSaved] = useState(text);
  const { errors, check, refuse, clear } = useRefusals({ shown: ['Next'] });
  const typed = text.trim();
  const isNumber = /^[1-9]\d{0,6}$/.test(typed);
  const store = async (): Promise<boolean> => {
    if (!check(isNumber ? {} : { Next: say('wrong') })) return false;
    try {
      const { Next_Tc_No: number } = await save.mutateAsync({ body: { Next: Number(typed) } });
      setSaved(typed);
      tell.notice(say('saved', { number }));
      return true;
    } catch (failure) {
      await refuse(failure);
      return false;
    }
  };
  useSaveKeys(() => void store());
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    void store();
  };
  return (
    <Panel
      title={say('title')}
      note={say('note')}
      onClose={onClose}
      foot={
        <Deeds>
          <Button look="primary" type="submit" form={id} busy={save.isPending}>
            {say('save')}
          </Button>
        </Deeds>
      }
    >
      <EditForm className={classes.form} id={id} onSubmit={submit}>
        <p>{series.Last === undefined ? say('none') : say('last', { number: toTcNo(series.Last) })}</p>
        <TextField
          label={say('next')}
          help={isNumber ? say('nextHelp', { number: toTcNo(typed) }) : undefined}
          inputMode="numeric"
          autoComplete="off"
          maxLength={7}
          value={text}
          error={errors.Next}
          onChange={({ currentTarget }) => {
            setText(currentTarget.value);
            clear('Next');
          }}
        />
      </EditForm>
      <LeaveGuard param="open" isUnsaved={typed !== saved} onSave={store} />
    </Panel>
  );
};
