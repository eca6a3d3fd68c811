import { type SubmitEvent, useId, useState } from 'react';
import { changeSchoolSlug } from '#schemas/api/school-address.ts';
import { readProfile } from '#schemas/api/school-profile.ts';
import { settingsPath } from '#schemas/office.ts';
import { useAction, useCall } from '../../calls/use-call.ts';
import { Button } from '../../ui/Button.tsx';
import { Deeds } from '../../ui/Deeds.tsx';
import { Dialog, DialogFoot } from '../../ui/Dialog.tsx';
import { FactList } from '../../ui/FactList.tsx';
import { TextField } from '../../ui/Field.tsx';
import { LeaveGuard } from '../../ui/LeaveGuard.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { useRefusals } from '../../ui/use-refusals.ts';
import { useSaveKeys } from '../../ui/use-save-keys.ts';
import { useWords } from '../../words/words.ts';
import classes from './settings.module.css';
import { addressWords } from './words.ts';

interface Props {
  readonly onClose: () => void;
}

/** The address of the website with another slug, as it would be written. */
const addressWith = (url: string, before: string, slug: string): string =>
  url.replace(`//${before}.`, `//${slug || '…'}.`);

/** Where the website is, and how it moves. */
export const AddressPanel = ({ onClose }: Props) => {
  const say = useWords(addressWords);
  const form = useId();
  const { data: profile } = useCall(readProfile, {});
  const change = useAction(changeSchoolSlug);
  const [slug, setSlug] = useState('');
  const { errors, check, refuse, clear } = useRefusals({ shown: ['slug'] });
  const [isAsked, setAsked] = useState(false);
  const [moved, setMoved] = useState<string>();
  const before = profile?.school_Slug ?? '';
  const url = addressWith(profile?.url ?? '', before, slug);
  const ask = (): void => {
    const wrong = slug === '' ? say('missing') : slug === before ? say('same') : undefined;
    setAsked(check(wrong === undefined ? {} : { slug: wrong }));
  };
  useSaveKeys(() => {
    if (moved === undefined) ask();
  });
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    ask();
  };
  const run = async (): Promise<void> => {
    setAsked(false);
    try {
      setMoved((await change.mutateAsync({ body: { slug } })).url);
    } catch (failure) {
      await refuse(failure);
    }
  };
  if (moved !== undefined)
    return (
      <Panel
        title={say('title')}
        onClose={onClose}
        foot={
          <Button look="primary" onClick={() => window.location.assign(`${moved}${settingsPath}`)}>
            {say('go')}
          </Button>
        }
      >
        <div className={classes.form} role="status">
          <p>
            <strong>{say('moved', { url: moved })}</strong>
          </p>
          <p>{say('movedText')}</p>
        </div>
      </Panel>
    );
  return (
    <Panel
      title={say('title')}
      onClose={onClose}
      foot={
        <Deeds>
          <Button look="primary" type="submit" form={form} busy={change.isPending}>
            {say('change')}
          </Button>
        </Deeds>
      }
    >
      <form className={classes.form} id={form} onSubmit={submit} noValidate>
        <FactList facts={[[say('now'), profile?.url]]} />
        <Deeds>
          <TextField
            label={say('label')}
            help={say('help', { url })}
            autoCapitalize="none"
            autoComplete="off"
            spellCheck={false}
            maxLength={60}
            value={slug}
            error={errors.slug}
            onChange={({ currentTarget }) => {
              setSlug(currentTarget.value.trim().toLowerCase());
              clear('slug');
            }}
          />
        </Deeds>
      </form>
      {isAsked && (
        <Dialog title={say('askTitle', { host: new URL(url).host })} onClose={() => setAsked(false)}>
          <p>{say('askText')}</p>
          <DialogFoot>
            <Button onClick={() => setAsked(false)}>{say('keep')}</Button>
            <Button look="primary" onClick={() => void run()}>
              {say('change')}
            </Button>
          </DialogFoot>
        </Dialog>
      )}
      <LeaveGuard
        param="open"
        isUnsaved={slug !== ''}
        saveLabel={say('change')}
        onSave={async () => {
          ask();
          return false;
        }}
      />
    </Panel>
  );
};
