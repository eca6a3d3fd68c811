import { Download, Eraser } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { eraseContact, exportContact, findContact, type HeldRecord } from '#schemas/api/privacy.ts';
import { addressOf } from '../../calls/address-of.ts';
import { useAction, useCall } from '../../calls/use-call.ts';
import { formatDay } from '../../format/dates.ts';
import { Button, DownloadLink } from '../../ui/Button.tsx';
import { LoadFailed } from '../../ui/LoadFailed.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { useLocale, useWords } from '../../words/words.ts';
import { contactWords } from './contact-words.ts';
import { EraseDialog } from './EraseDialog.tsx';
import classes from './settings.module.css';
import { type Place, staffPerson } from './use-place.ts';

interface Props {
  readonly contact: string;
  readonly place: Place;
}

/** What people who are neither students nor staff have left under a number or address, and what can be done with it. */
export const ContactData = ({ contact, place }: Props) => {
  const say = useWords(contactWords);
  const [isAsked, setAsked] = useState(false);
  const query = { Contact: contact };
  const { data: records, isError, refetch } = useCall(findContact, { query });
  const erase = useAction(eraseContact);
  if (isError) return <LoadFailed text={say('failed')} onRetry={refetch} />;
  if (!records) return <Skeleton rows={3} />;
  const own = records.filter(isOwn);
  if (own.length === 0) return <p className={classes.note}>{say('none')}</p>;
  const count = own.filter(({ canErase }) => canErase).length;
  return (
    <section className={classes.contact}>
      <h3>{say('heading', { contact })}</h3>
      <ul className={classes.people}>
        {own.map((record) => (
          <Held key={`${record.kind} ${record.id}`} record={record} place={place} />
        ))}
      </ul>
      {own.some(({ kind }) => kind !== 'staff') && (
        <div className={classes.deeds}>
          <DownloadLink icon={<Download aria-hidden size={18} />} href={addressOf(exportContact, { query })}>
            {say('export')}
          </DownloadLink>
          {count > 0 && (
            <Button icon={<Eraser aria-hidden size={18} />} onClick={() => setAsked(true)}>
              {say('erase', { count })}
            </Button>
          )}
        </div>
      )}
      {isAsked && (
        <EraseDialog
          title={say('eraseTitle', { contact })}
          text={say('eraseText')}
          confirm={{ label: say('confirm', { contact }), value: contact, mismatch: say('mismatch') }}
          erase={async ({ confirm, reason }) => {
            await erase.mutateAsync({ body: { Contact: contact, confirm, reason } });
            return say('done');
          }}
          onClose={() => setAsked(false)}
          onErased={() => setAsked(false)}
        />
      )}
    </section>
  );
};

/** Students are found by their own search above. */
type OwnRecord = HeldRecord & { readonly kind: Exclude<HeldRecord['kind'], 'student'> };

const isOwn = (record: HeldRecord): record is OwnRecord => record.kind !== 'student';

/** Where a record has a page of its own. */
const pages: ReadonlyMap<OwnRecord['kind'], (id: number) => string> = new Map([
  ['account', (id) => `/school/users?person=${id}`],
]);

interface HeldProps {
  readonly record: OwnRecord;
  readonly place: Place;
}

const Held = ({ record: { kind, id, name, number, at }, place }: HeldProps) => {
  const say = useWords(contactWords);
  const locale = useLocale();
  const to = kind === 'staff' ? place.hrefOf({ person: staffPerson(id) }) : pages.get(kind)?.(id);
  return (
    <li>
      <div>
        {to ? <Link to={to}>{name}</Link> : <strong>{name}</strong>}
        <small>{[say(kind), number, formatDay(at, locale)].filter(Boolean).join(' · ')}</small>
      </div>
    </li>
  );
};
