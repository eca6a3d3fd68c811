import { History } from 'lucide-react';
import { type AuditInfo, readAuditEntry } from '#schemas/api/audit.ts';
import { useCall } from '../../calls/use-call.ts';
import { formatDayTime } from '../../format/dates.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { LoadedPanel } from '../../ui/LoadedPanel.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { useLocale, useWords } from '../../words/words.ts';
import classes from './audit.module.css';
import { Changes } from './Changes.tsx';
import { isLogIn, nameOf, personOf, useSayings } from './sayings.ts';
import type { Place } from './use-place.ts';
import { auditWords, entryWords } from './words.ts';

interface Props {
  readonly id: number;
  readonly place: Place;
  readonly onClose: () => void;
}

/** One entry: what was done, by whom, and what is different since. */
export const EntryPanel = ({ id, place, onClose }: Props) => {
  const say = useWords(auditWords);
  const answer = useCall(readAuditEntry, { params: { id } });
  return (
    <LoadedPanel
      title={say('loading')}
      gone={say('gone')}
      failed={say('oneFailed')}
      answer={answer}
      isOpen={(found) => found.id === id}
      onClose={onClose}
    >
      {(found) => <Opened entry={found} place={place} onClose={onClose} />}
    </LoadedPanel>
  );
};

interface OpenedProps extends Omit<Props, 'id'> {
  readonly entry: AuditInfo;
}

const Opened = ({ entry, place, onClose }: OpenedProps) => {
  const say = useWords(entryWords);
  const locale = useLocale();
  const { deed, who } = useSayings();
  const { at, entity, entityId, erased, requestId } = entry;
  const name = nameOf(entry);
  // Of who came in, the head has said all.
  const isSaid = isLogIn(entry);
  const isHistory = place.filters.thing === String(entityId) && place.filters.what === entity;
  return (
    <Panel
      title={deed(entry)}
      note={`${who(entry)} · ${formatDayTime(at, locale)}`}
      onClose={onClose}
      foot={
        entityId !== null &&
        !isHistory && (
          <ButtonLink
            icon={<History aria-hidden size={18} />}
            to={place.hrefOf({
              who: undefined,
              from: undefined,
              to: undefined,
              page: undefined,
              what: entity,
              thing: String(entityId),
            })}
          >
            {say('history')}
          </ButtonLink>
        )
      }
    >
      {name && name !== personOf(entry) && <p className={classes.name}>{name}</p>}
      {erased && <p className={classes.erased}>{say('erased')}</p>}
      {!isSaid && <Changes entry={entry} />}
      {requestId && <p className={classes.reference}>{say('reference', { id: requestId })}</p>}
    </Panel>
  );
};
