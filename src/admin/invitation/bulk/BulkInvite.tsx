import { Suspense, useEffect, useEffectEvent, useState } from 'react';
import { type PermissionSet, permissionSets } from '#schemas/access/matrix.ts';
import type { BulkInvitation, InvitedPerson } from '#schemas/api/bulk-invitations.ts';
import { Button } from '../../ui/Button.tsx';
import { CheckBox } from '../../ui/CheckBox.tsx';
import { Dialog, DialogFoot } from '../../ui/Dialog.tsx';
import { SwitchField } from '../../ui/Field.tsx';
import { LoadFailed } from '../../ui/LoadFailed.tsx';
import { useAttempt } from '../../ui/Notices.tsx';
import { part } from '../../ui/part.tsx';
import { RadioRows } from '../../ui/RadioRows.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { useWords } from '../../words/words.ts';
import { setMayWords, setWords } from '../set-words.ts';
import classes from './bulk.module.css';
import { LeftOut } from './LeftOut.tsx';
import { bulkWords } from './words.ts';

const Slips = part(async () => (await import('./Slips.tsx')).Slips);

export interface BulkOptions {
  /** All of them without it. */
  readonly ids?: readonly number[];
  readonly sets: readonly PermissionSet[];
  readonly Slips: boolean;
  readonly dryRun: boolean;
}

interface Props {
  readonly title: string;
  /** Whether it is chosen what they may do. */
  readonly hasRights?: boolean;
  readonly invite: (options: BulkOptions) => Promise<BulkInvitation>;
  readonly onClose: () => void;
}

/** Invites many at once: who, what they may do, how it reaches them; then who was invited how, and the slips to print. */
export const BulkInvite = ({ title, hasRights = false, invite, onClose }: Props) => {
  const say = useWords(bulkWords);
  const attempt = useAttempt();
  const [done, setDone] = useState<BulkInvitation>();
  const [isBusy, setBusy] = useState(false);
  const plan = usePlan(invite);
  const [left, setLeft] = useState<ReadonlySet<number>>(new Set());
  const able = plan.people.filter(({ Way }) => Way !== 'None');
  const chosen = able.filter(({ Id }) => !left.has(Id)).map(({ Id }) => Id);
  const run = async (): Promise<void> => {
    setBusy(true);
    await attempt(async () => setDone(await invite({ ...plan.options, ids: chosen, dryRun: false })));
    setBusy(false);
  };
  if (done) return <Invited title={title} done={done} onClose={onClose} />;
  return (
    <Dialog title={title} size="large" onClose={onClose} isBusy={isBusy}>
      <div className={classes.choices}>
        {hasRights && <Rights sets={plan.sets} onChange={plan.setSets} />}
        <RadioRows
          label={say('how')}
          options={[
            { value: 'Mail', label: say('byMail') },
            { value: 'Slip', label: say('bySlip') },
          ]}
          chosen={plan.isSlips ? 'Slip' : 'Mail'}
          onChoose={(way) => plan.setSlips(way === 'Slip')}
        />
        {plan.isFailed && <LoadFailed text={say('failed')} onRetry={plan.retry} />}
        {plan.isPending && <Skeleton rows={5} />}
        {!plan.isPending && !plan.isFailed && (
          <>
            <People people={able} left={left} onChange={setLeft} />
            <LeftOut people={plan.people.filter(({ Way }) => Way === 'None')} />
          </>
        )}
      </div>
      <DialogFoot>
        <Button disabled={isBusy} onClick={onClose}>
          {say('cancel')}
        </Button>
        <Button look="primary" busy={isBusy} disabled={chosen.length === 0} onClick={() => void run()}>
          {say('invite', { count: chosen.length })}
        </Button>
      </DialogFoot>
    </Dialog>
  );
};

/** What would happen, asked anew as something is chosen. */
const usePlan = (invite: Props['invite']) => {
  const [sets, setSets] = useState<readonly PermissionSet[]>([]);
  const [isSlips, setSlips] = useState(false);
  const [found, setFound] = useState<BulkInvitation | 'failed'>();
  const options = { sets, Slips: isSlips };
  const ask = async (asked: typeof options, isCurrent = () => true): Promise<void> => {
    const answer = await invite({ ...asked, dryRun: true }).catch(() => 'failed' as const);
    if (isCurrent()) setFound(answer);
  };
  const askNow = useEffectEvent(ask);
  useEffect(() => {
    let isCurrent = true;
    void askNow({ sets, Slips: isSlips }, () => isCurrent);
    return () => {
      isCurrent = false;
    };
  }, [sets, isSlips]);
  return {
    options,
    sets,
    setSets,
    isSlips,
    setSlips,
    isPending: found === undefined,
    isFailed: found === 'failed',
    people: found === undefined || found === 'failed' ? [] : found.people,
    retry: () => {
      setFound(undefined);
      void ask(options);
    },
  };
};

interface RightsProps {
  readonly sets: readonly PermissionSet[];
  readonly onChange: (sets: readonly PermissionSet[]) => void;
}

const Rights = ({ sets, onChange }: RightsProps) => {
  const say = useWords(bulkWords);
  const sayWho = useWords(setWords);
  const sayMay = useWords(setMayWords);
  return (
    <fieldset className={classes.sets}>
      <legend>{say('may')}</legend>
      {permissionSets
        .filter((set) => set !== 'classTeacher')
        .map((set) => (
          <SwitchField
            key={set}
            label={sayWho(set)}
            help={sayMay(set)}
            isAtEnd
            checked={sets.includes(set)}
            onChange={(isOn) => onChange(permissionSets.filter((one) => (one === set ? isOn : sets.includes(one))))}
          />
        ))}
      <p>{say('mayNote')}</p>
    </fieldset>
  );
};

interface PeopleProps {
  readonly people: readonly InvitedPerson[];
  /** Who is not chosen. */
  readonly left: ReadonlySet<number>;
  readonly onChange: (left: ReadonlySet<number>) => void;
}

const People = ({ people, left, onChange }: PeopleProps) => {
  const say = useWords(bulkWords);
  if (people.length === 0) return <p className={classes.note}>{say('nobody')}</p>;
  const count = people.filter(({ Id }) => !left.has(Id)).length;
  const choose = (id: number, isOn: boolean): void => {
    const next = new Set(left);
    if (isOn) next.delete(id);
    else next.add(id);
    onChange(next);
  };
  return (
    <section className={classes.people}>
      <div className={classes.all}>
        <CheckBox
          label={say('chooseAll')}
          isNamed
          checked={count === people.length}
          isPartial={count > 0 && count < people.length}
          onChange={(isOn) => onChange(new Set(isOn ? [] : people.map(({ Id }) => Id)))}
        />
        <span>{say('chosen', { count })}</span>
      </div>
      <ul>
        {people.map(({ Id, Name, Note, Way, Email }) => (
          <li key={Id}>
            <CheckBox label={Name} isNamed checked={!left.has(Id)} onChange={(isOn) => choose(Id, isOn)} />
            <small>{Note}</small>
            <span>{Way === 'Mail' ? Email : say('slip')}</span>
          </li>
        ))}
      </ul>
    </section>
  );
};

interface InvitedProps {
  readonly title: string;
  readonly done: BulkInvitation;
  readonly onClose: () => void;
}

/** Who was invited how. Slips are printed before it is closed, or somebody says that they need not be. */
const Invited = ({ title, done, onClose }: InvitedProps) => {
  const say = useWords(bulkWords);
  const [print, setPrint] = useState<'no' | 'now' | 'done'>('no');
  const [isAsked, setAsked] = useState(false);
  const count = (way: InvitedPerson['Way']): number => done.people.filter(({ Way }) => Way === way).length;
  const slips = count('Slip');
  const close = (): void => (slips > 0 && print !== 'done' && !isAsked ? setAsked(true) : onClose());
  return (
    <Dialog title={title} size="large" onClose={close}>
      <div className={classes.choices}>
        <div className={classes.sum} role="status">
          {count('Mail') > 0 && <p>{say('mailed', { count: count('Mail') })}</p>}
          {slips > 0 && <p>{say('toPrint', { count: slips })}</p>}
          {slips > 0 && <p className={classes.note}>{say(isAsked ? 'notPrinted' : 'printNow')}</p>}
        </div>
        <LeftOut people={done.people.filter(({ Way }) => Way === 'None')} />
      </div>
      <DialogFoot>
        <Button onClick={close}>{say(isAsked ? 'closeAnyway' : 'close')}</Button>
        {slips > 0 && (
          <Button look="primary" onClick={() => setPrint('now')}>
            {say(print === 'done' ? 'printAgain' : 'print')}
          </Button>
        )}
      </DialogFoot>
      {print === 'now' && (
        <Suspense>
          <Slips
            invitation={done}
            onDone={() => {
              setPrint('done');
              setAsked(false);
            }}
          />
        </Suspense>
      )}
    </Dialog>
  );
};
